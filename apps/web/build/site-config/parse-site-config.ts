import * as v from "valibot";
import type { SiteConfig } from "../../src/site/define-site-config.ts";
import { colorProblems } from "../colors/color-problems.ts";
import { OwnerFileError } from "../owner-file-error.ts";
import { problemOf } from "./setting.ts";
import { siteConfigSchema } from "./site-config-schema.ts";

/**
 * Returns the owner's settings, each written in one way: no spaces around a value, "09:00" for "9am", a country code
 * before a phone number, no slash after `siteUrl`. Throws an OwnerFileError if the site cannot use a setting.
 */
export function parseSiteConfig(config: unknown): SiteConfig {
  const problems = siteConfigProblems(config);
  if (problems.length > 0) throw new OwnerFileError("practice/site.config.ts", problems);
  return v.parse(siteConfigSchema, config);
}

/** A sentence for each setting of the owner's file that the site cannot use. */
export function siteConfigProblems(config: unknown): string[] {
  const { success, output, issues } = v.safeParse(siteConfigSchema, config);
  return success ? colorProblems(output.colors) : issues.map(problemOf);
}

/**
 * Throws an OwnerFileError if `siteUrl` does not have the path that the site is built for, because search engines
 * and shared links would then point to pages that do not exist.
 */
export function checkSiteAddress({ siteUrl }: SiteConfig, base: string): void {
  if (base === "/" || siteUrl === undefined || new URL(`${siteUrl}/`).pathname === base) return;
  const expected = new URL(siteUrl).origin + base.slice(0, -1);
  const problem = `siteUrl: found "${siteUrl}", expected "${expected}", because BASE_PATH is ${base}.`;
  throw new OwnerFileError("practice/site.config.ts", [problem]);
}
