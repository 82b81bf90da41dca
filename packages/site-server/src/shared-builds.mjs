// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The builds of a shared site, oldest first. Each is a folder named by its number, with the static files in `site` and
 * what renders pages in `pages`. It gets that name once it is complete, and never changes: a server keeps the newest one
 * of its start.
 * @param {string} folder
 */
export function sharedBuilds(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d+$/.test(name)) : [];
  return names.sort((one, other) => Number(one) - Number(other)).map((name) => join(folder, name));
}
