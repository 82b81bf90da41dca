// @ts-check
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of apps/web. */
export const web = fileURLToPath(new URL("../..", import.meta.url));

/** The folder of the whole repository. */
export const repository = join(web, "../..");

/** The built site. */
export const dist = join(web, "dist");

/** Where the scripts keep what they know between two runs. */
export const cache = join(web, "node_modules/.cache");
