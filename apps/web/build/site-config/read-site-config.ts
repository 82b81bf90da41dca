import { join } from "node:path";
import * as v from "valibot";
import { type Settings, siteConfigSchema } from "../../src/site/define-site-config.ts";
import { countryOf, readPhoneNumber, readShortCode } from "../../src/site/phone-number.ts";
import { colorProblems } from "../colors/palettes.ts";
import { importOwnerFile, OwnerFileError, problemOf, repeatedKeys } from "../owner-file.ts";
import { isDefaultSite, web } from "../paths.mjs";
import { pictureProblem } from "../practice-files.ts";

const FILE = "practice/site.config.ts";

/** Loads the owner's file unchecked. Throws an `OwnerFileError` if that fails. */
async function importSiteConfig(): Promise<unknown> {
  return isDefaultSite ? {} : Reflect.get(await importOwnerFile(join(web, FILE)), "default");
}

/**
 * Loads and validates `practice/site.config.ts`. Throws an `OwnerFileError` if it is invalid. The environment variable
 * STORAGE overrides `storage`; `npm run start:shared` sets it.
 */
export async function readSiteConfig(): Promise<Settings> {
  const given = await importSiteConfig();
  const config = parseSiteConfig(given, isDefaultSite ? [] : await repeatedKeys(join(web, FILE)));
  const storage = process.env["STORAGE"];
  return storage ? parseSiteConfig({ ...config, storage }) : config;
}

/** Returns the site's language even if other settings are invalid. */
export async function readLanguage(): Promise<string> {
  const schema = v.fallback(v.object({ language: siteConfigSchema.entries.language }), { language: "en-US" });
  return v.parse(schema, await importSiteConfig()).language;
}

/** Normalizes the settings and fills in defaults. Throws an `OwnerFileError` with every problem. */
export function parseSiteConfig(config: unknown, found: readonly string[] = []): Settings {
  const problems = [...found, ...siteConfigProblems(config)];
  if (problems.length > 0) throw new OwnerFileError(FILE, problems);
  return v.parse(siteConfigSchema, config);
}

export function siteConfigProblems(config: unknown): string[] {
  const { issues = [] } = v.safeParse(siteConfigSchema, config);
  // Parses settings one by one, so an invalid one does not hide the others.
  const { about, colors, country, language, phone, pictures, textMessages } = siteConfigSchema.entries;
  const partOf = <Schema extends v.GenericSchema>(schema: Schema, name: string) => {
    const { success, output } = v.safeParse(schema, Object(config)[name]);
    return success ? output : undefined;
  };
  const usableColors = partOf(colors, "colors");
  return [
    ...issues.map(problemOf),
    ...phoneProblems({
      country: partOf(country, "country"),
      phone: partOf(phone, "phone"),
      language: partOf(language, "language") ?? "en-US",
      number: partOf(textMessages, "textMessages")?.number,
    }),
    ...missingPictures(partOf(pictures, "pictures"), partOf(about, "about")),
    ...(usableColors === undefined ? [] : colorProblems(usableColors)),
  ];
}

type Numbers = Pick<Settings, "country" | "phone" | "language"> & { readonly number: string | undefined };

function phoneProblems({
  number,
  ...places
}: { readonly [Key in keyof Numbers]: Numbers[Key] | undefined } & Pick<Settings, "language">): string[] {
  const country = countryOf(places);
  const name = country && new Intl.DisplayNames("en-US", { type: "region" }).of(country);
  const national = name === undefined ? "" : ` as it is dialed in its country (${name}, see \`country\`), or one`;
  const expected = `a phone number${national} that begins with + and the country code, such as "+1 518 462 7731"`;
  const isDialed = (written: string) => readPhoneNumber(written, country) !== null;
  return [
    ...(places.phone && !isDialed(places.phone) ? [`phone: found "${places.phone}", expected ${expected}.`] : []),
    ...(number && readShortCode(number) === null && !isDialed(number)
      ? [`textMessages, number: found "${number}", expected ${expected}, or a short code of four to six digits.`]
      : []),
  ];
}

function missingPictures(pictures: Settings["pictures"] | undefined, about: Settings["about"]): string[] {
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

/** Throws an `OwnerFileError` if `siteUrl` lacks the base path, because search engines would not find any page. */
export function checkSiteAddress({ siteUrl }: Settings, base: string): void {
  if (base === "/" || siteUrl === undefined || new URL(`${siteUrl}/`).pathname === base) return;
  const expected = new URL(siteUrl).origin + base.slice(0, -1);
  const problem = `siteUrl: found "${siteUrl}", expected "${expected}", because BASE_PATH is ${base}.`;
  throw new OwnerFileError(FILE, [problem]);
}
