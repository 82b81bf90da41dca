import { join } from "node:path";
import * as v from "valibot";
import { type Settings, siteConfigSchema } from "../../src/site/define-site-config.ts";
import { colorProblems } from "../colors/color-problems.ts";
import { importOwnerFile, OwnerFileError, problemOf } from "../owner-file.ts";
import { isDefaultSite, practice } from "../paths.mjs";
import { pictureProblem } from "../practice-files.ts";

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

/**
 * Returns the owner's settings, each written in one way: no spaces around a value, "09:00" for "9am", a country code
 * before a phone number, no slash after `siteUrl`, and with the default of each setting that has one. Throws an
 * OwnerFileError if the site cannot use a setting.
 */
export function parseSiteConfig(config: unknown): Settings {
  const problems = siteConfigProblems(config);
  if (problems.length > 0) throw new OwnerFileError("practice/site.config.ts", problems);
  return v.parse(siteConfigSchema, config);
}

/** A sentence for each setting of the owner's file that the site cannot use. */
export function siteConfigProblems(config: unknown): string[] {
  const { success, typed, output, issues = [] } = v.safeParse(siteConfigSchema, config);
  return [
    ...issues.map(problemOf),
    ...(typed ? missingPictures(output) : []),
    ...(success ? colorProblems(output.colors) : []),
  ];
}

/** The practice's own pictures that are not in its folder, or are no pictures. */
function missingPictures({ pictures, about }: Settings): string[] {
  const bySlide = Object.entries(pictures?.bySlide ?? {}).map(
    ([slide, address]) => [`pictures, bySlide, ${slide}`, address] as const,
  );
  const all = [
    ["pictures, everySlide", pictures?.everySlide],
    ...bySlide,
    ["about, portrait, picture", about?.portrait?.picture],
  ] as const;
  return all.flatMap(([place, address]) => {
    const problem = address?.startsWith("/") ? pictureProblem(address) : null;
    return problem === null ? [] : [`${place}: found "${address}", expected ${problem}.`];
  });
}

/**
 * Throws an OwnerFileError if `siteUrl` does not have the path that the site is built for, because search engines
 * and shared links would then point to pages that do not exist.
 */
export function checkSiteAddress({ siteUrl }: Settings, base: string): void {
  if (base === "/" || siteUrl === undefined || new URL(`${siteUrl}/`).pathname === base) return;
  const expected = new URL(siteUrl).origin + base.slice(0, -1);
  const problem = `siteUrl: found "${siteUrl}", expected "${expected}", because BASE_PATH is ${base}.`;
  throw new OwnerFileError("practice/site.config.ts", [problem]);
}
