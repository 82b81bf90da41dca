// @ts-check
import { fileURLToPath } from "node:url";

/** The folder of apps/web. */
export const web = fileURLToPath(new URL("..", import.meta.url));

/** The folder of the repository. */
export const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** The built site. */
export const dist = fileURLToPath(new URL("../dist", import.meta.url));
