// @ts-check
import { fileURLToPath } from "node:url";

/** The folder of apps/web. */
export const web = fileURLToPath(new URL("..", import.meta.url));

/** The folder of the repository. */
export const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** Whether the site is built and tested as it comes, without what the owner of this copy has changed (default-site/). */
export const isDefaultSite = process.env["DEFAULT_SITE"] === "1";

/** The built site. */
export const dist = fileURLToPath(
  new URL(isDefaultSite ? "../node_modules/.cache/default-site" : "../dist", import.meta.url),
);

/** The builds of the site of a practice that shares its storage. */
export const distShared = fileURLToPath(new URL("../dist-shared", import.meta.url));
