// @ts-check
import { fileURLToPath } from "node:url";

const inRepository = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The folder of the repository. */
export const repository = inRepository("");

/** The application that is built. */
export const web = inRepository("apps/web");

/** Its builds, for a practice that shares its storage; in tests, the default site's. */
export const distShared = inRepository(
  `apps/web/${process.env["DEFAULT_SITE"] === "1" ? "node_modules/.cache/default-site/" : ""}dist-shared`,
);
