import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteConfig } from "../../src/site/define-site-config.ts";
import { isDefaultSite, web } from "../paths.mjs";
import { parseSiteConfig, SiteConfigError } from "./parse-site-config.ts";

/**
 * Loads and parses `site.config.ts`. Throws a SiteConfigError if it cannot be loaded or used. The environment variable
 * STORAGE wins over the setting `storage`: `npm run start:shared` sets it.
 */
export async function readSiteConfig(): Promise<SiteConfig> {
  const config = isDefaultSite
    ? {}
    : parseSiteConfig(await load(), await readFile(join(web, "site.config.ts"), "utf8"));
  const storage = process.env["STORAGE"];
  return storage ? parseSiteConfig({ ...config, storage }) : config;
}

async function load(): Promise<unknown> {
  try {
    const file: object = await import("../../site.config.ts");
    return "default" in file ? file.default : undefined;
  } catch (error) {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    const line = /site\.config\.ts:(\d+)/.exec(stack)?.[1];
    const place = line === undefined ? "" : ` near line ${line}`;
    throw new SiteConfigError([
      `The file cannot be read${place}. Is a comma, a quote or a bracket missing? ${message}`,
    ]);
  }
}
