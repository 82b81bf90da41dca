import type { SiteConfig } from "../../src/site/define-site-config.ts";
import { checkSiteConfig, SiteConfigError } from "./check-site-config.ts";

/** Loads and checks `site.config.ts`. Throws a SiteConfigError if it cannot be loaded or used. */
export async function readSiteConfig(): Promise<SiteConfig> {
  const config = await load();
  checkSiteConfig(config);
  return config;
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
