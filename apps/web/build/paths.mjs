// @ts-check
import { fileURLToPath } from "node:url";

export const web = fileURLToPath(new URL("..", import.meta.url));
export const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** The default site has an empty practice. Tests, benches and screenshots use it. */
export const isDefaultSite = process.env["DEFAULT_SITE"] === "1";

const built = new URL(isDefaultSite ? "../node_modules/.cache/default-site/" : "../", import.meta.url);

/** The owner's folder. The default site has none. */
export const practice = fileURLToPath(new URL("practice", built));
export const dist = fileURLToPath(new URL("dist", built));
/** The builds of the shared site. */
export const distShared = fileURLToPath(new URL("dist-shared", built));
export const hosting = fileURLToPath(new URL("hosting", built));

/** Returns `BASE_PATH` with one slash at each end; `/` by default. */
export function readBasePath() {
  const segments = (process.env["BASE_PATH"] ?? "").split("/").filter((segment) => segment !== "");
  return ["", ...segments, ""].join("/");
}
