import { Failure } from "@inner-light/site-server";
import * as v from "valibot";
import type { SiteConfig } from "../../src/site/define-site-config.ts";
import { siteConfigProblems } from "./site-config-problems.ts";
import { siteConfigSchema } from "./site-config-schema.ts";

/** Lists what to correct in `site.config.ts`. Has no stack, because the mistake is not in the program. */
export class SiteConfigError extends Failure {
  override readonly name = "SiteConfigError";

  constructor(problems: readonly string[]) {
    const isOne = problems.length === 1;
    const head = `There ${isOne ? "is one thing" : `are ${problems.length} things`} to correct in apps/web/site.config.ts:`;
    const rows = problems.map((problem) => `  - ${problem}`);
    super([head, "", ...rows, "", `Correct ${isOne ? "it" : "them"} and start again.`].join("\n"));
    this.stack = this.message;
  }
}

/**
 * Returns the owner's settings, each written in one way: no spaces around a value, "9:00 AM" for "9am", a country code
 * before a phone number, no slash after `siteUrl`. Throws a SiteConfigError if the site cannot use a setting. `source`
 * is the text of the file, in which the error looks up lines.
 */
export function parseSiteConfig(config: unknown, source = ""): SiteConfig {
  const problems = siteConfigProblems(config, source);
  if (problems.length > 0) throw new SiteConfigError(problems);
  return v.parse(siteConfigSchema, config);
}

/**
 * Throws a SiteConfigError if `siteUrl` does not end with the path that the site is built for, because search engines
 * and shared links would then point to pages that do not exist.
 */
export function checkSiteAddress({ siteUrl }: SiteConfig, base: string): void {
  if (base === "/" || siteUrl === undefined || `${siteUrl}/`.endsWith(base)) return;
  const expected = new URL(siteUrl).origin + base.slice(0, -1);
  throw new SiteConfigError([`siteUrl: found "${siteUrl}", expected "${expected}", because BASE_PATH is ${base}.`]);
}
