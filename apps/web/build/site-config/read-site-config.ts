import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteConfig } from "../../src/site/define-site-config.ts";
import { OwnerFileError } from "../owner-file-error.ts";
import { isDefaultSite, practice } from "../paths.mjs";
import { parseSiteConfig } from "./parse-site-config.ts";

/**
 * Loads and parses `practice/site.config.ts`. Throws an OwnerFileError if it cannot be loaded or used. The environment variable
 * STORAGE wins over the setting `storage`: `npm run start:shared` sets it.
 */
export async function readSiteConfig(): Promise<SiteConfig> {
  const config = isDefaultSite ? {} : parseSiteConfig(await load());
  const storage = process.env["STORAGE"];
  return storage ? parseSiteConfig({ ...config, storage }) : config;
}

async function load(): Promise<unknown> {
  try {
    const file: object = await import(pathToFileURL(join(practice, "site.config.ts")).href);
    return "default" in file ? file.default : undefined;
  } catch (error) {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    const line = /site\.config\.ts:(\d+)/.exec(stack)?.[1];
    const place = line === undefined ? "" : ` near line ${line}`;
    const problem = `The file cannot be read${place}. Is a comma, a quote or a bracket missing? ${message}`;
    throw new OwnerFileError("practice/site.config.ts", [problem]);
  }
}
