// @ts-check
import { fileURLToPath } from "node:url";

const inRepository = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The folder of the repository. */
export const repository = inRepository("");

/** The application that is built. */
export const web = inRepository("apps/web");

/** Its builds, for a practice that shares its storage. */
export const distShared = inRepository("apps/web/dist-shared");
