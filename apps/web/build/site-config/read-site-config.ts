import { join } from "node:path";
import type { Settings } from "../../src/site/define-site-config.ts";
import { importOwnerFile } from "../import-owner-file.ts";
import { isDefaultSite, practice } from "../paths.mjs";
import { parseSiteConfig } from "./parse-site-config.ts";

/**
 * Loads and parses `practice/site.config.ts`. Throws an OwnerFileError if it cannot be loaded or used. The environment variable
 * STORAGE wins over the setting `storage`: `npm run start:shared` sets it.
 */
export async function readSiteConfig(): Promise<Settings> {
  const file = isDefaultSite ? { default: {} } : await importOwnerFile(join(practice, "site.config.ts"));
  const config = parseSiteConfig(Reflect.get(file, "default"));
  const storage = process.env["STORAGE"];
  return storage ? parseSiteConfig({ ...config, storage }) : config;
}
