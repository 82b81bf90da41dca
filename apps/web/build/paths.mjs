// @ts-check
import { fileURLToPath } from "node:url";

export const web = fileURLToPath(new URL("..", import.meta.url));
export const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** Whether to build the default site (an empty practice, outside the owner's folders) for tests, benches, pictures. */
export const isDefaultSite = process.env["DEFAULT_SITE"] === "1";

/** The folder of the practice and of the build's output. */
const built = new URL(isDefaultSite ? "../node_modules/.cache/default-site/" : "../", import.meta.url);

/** The owner's folder. The default site has none. */
export const practice = fileURLToPath(new URL("practice", built));
export const dist = fileURLToPath(new URL("dist", built));
/** The builds of a site with shared storage. */
export const distShared = fileURLToPath(new URL("dist-shared", built));
/** The build's configuration files for the host. */
export const hosting = fileURLToPath(new URL("hosting", built));

/** The path of the site on its host, from `BASE_PATH`, with one slash at each end; `/` by default. */
export function readBasePath() {
  const segments = (process.env["BASE_PATH"] ?? "").split("/").filter((segment) => segment !== "");
  return ["", ...segments, ""].join("/");
}
