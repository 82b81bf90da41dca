// @ts-check
import { fileURLToPath } from "node:url";

/** The folder of apps/web. */
export const web = fileURLToPath(new URL("..", import.meta.url));

/** The folder of the repository. */
export const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** The built site. */
export const dist = fileURLToPath(new URL("../dist", import.meta.url));

/** The built site of a practice that shares its storage. */
export const distShared = fileURLToPath(new URL("../dist-shared/site", import.meta.url));

/** What its server renders pages with. */
export const pageRenderer = fileURLToPath(new URL("../dist-shared/pages", import.meta.url));
