// @ts-check
import { fileURLToPath } from "node:url";

const inRepository = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The root of the repository. */
export const repository = inRepository("");

/** The web application's folder. */
export const web = inRepository("apps/web");

/** The builds of a site with shared storage; in tests, of the default site. */
export const distShared = inRepository(
  `apps/web/${process.env["DEFAULT_SITE"] === "1" ? "node_modules/.cache/default-site/" : ""}dist-shared`,
);
