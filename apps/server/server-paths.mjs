// @ts-check
import { fileURLToPath } from "node:url";

const inRepository = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const repository = inRepository("");

export const web = inRepository("apps/web");

/** The builds of the shared site. Tests use the default site's. */
export const distShared = inRepository(
  `apps/web/${process.env["DEFAULT_SITE"] === "1" ? "node_modules/.cache/default-site/" : ""}dist-shared`,
);
