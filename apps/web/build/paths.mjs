// @ts-check
import { fileURLToPath } from "node:url";

/** The folder of apps/web. */
export const web = fileURLToPath(new URL("..", import.meta.url));

/** The folder of the repository. */
export const repository = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Whether the site is built as it comes, with an empty practice: for tests, benches and pictures, which are about the site
 * and not about its owner. Such a build writes nothing into the owner's folders.
 */
export const isDefaultSite = process.env["DEFAULT_SITE"] === "1";

/** The folder for what a build makes, beside that of the practice. */
const built = new URL(isDefaultSite ? "../node_modules/.cache/default-site/" : "../", import.meta.url);

/** The folder that holds all that is the owner's. The site as it comes has none. */
export const practice = fileURLToPath(new URL("practice", built));

/** The built site. */
export const dist = fileURLToPath(new URL("dist", built));

/** The builds of the site of a practice that shares its storage. */
export const distShared = fileURLToPath(new URL("dist-shared", built));

/** What the build writes for the owner's host. */
export const hosting = fileURLToPath(new URL("hosting", built));

/**
 * The path of the site on its host, from the variable `BASE_PATH`: begins and ends with one slash, however it is written
 * there, and is `/` by default.
 */
export function readBasePath() {
  const segments = (process.env["BASE_PATH"] ?? "").split("/").filter((segment) => segment !== "");
  return ["", ...segments, ""].join("/");
}
