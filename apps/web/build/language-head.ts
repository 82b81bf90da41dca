import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isRightToLeft, languageData } from "../src/site/language-data.ts";

/** Letters that only the fonts' extended files have. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]/;

/** The extended files' `unicode-range`, from the fonts' packages. */
const EXTENDED_RANGE =
  "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";

const EXTENDED_FONTS = [
  ["Marcellus", "400", "@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2"],
  ["Hanken Grotesk", "100 900", "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2"],
] as const;

/**
 * Returns a language's styles; "" for English. Numbers, names and addresses keep their own direction. /admin is
 * in American English and stays left-to-right.
 */
export function languageStyle(language: string): string {
  const { language: code, script } = new Intl.Locale(language).maximize();
  if (code === "en") return "";
  const isWithoutSpaces = /^(?:Jpan|Hans|Hant)$/.test(script ?? "");
  const lines = [
    isWithoutSpaces ? "body{word-break:auto-phrase;line-break:strict}" : "body{-webkit-hyphens:auto;hyphens:auto}",
    '[lang="en-US"],[translate="no"]{-webkit-hyphens:manual;hyphens:manual}',
    '[lang="en-US"]{word-break:normal}',
    ...(isRightToLeft(language) ? RIGHT_TO_LEFT : []),
  ];
  return lines.join("");
}

const RIGHT_TO_LEFT = [
  '[lang="en-US"]{direction:ltr;unicode-bidi:isolate}',
  ':is([translate="no"],a[href^="tel:"],a[href^="mailto:"]){unicode-bidi:plaintext;text-align:-webkit-match-parent;text-align:match-parent}',
  'input:is([type="email"],[type="tel"]){direction:ltr;text-align:right}',
];

/** Copies the fonts' extended files if the language needs them. Returns the style element that loads them, or "". */
export async function writeExtendedFonts(
  dist: string,
  base: string,
  language: string,
  texts: unknown,
): Promise<string> {
  if (!EXTENDED.test(JSON.stringify([languageData(language, null), texts]))) return "";
  await mkdir(join(dist, "assets"), { recursive: true });
  const faces = EXTENDED_FONTS.map(async ([family, weight, path]) => {
    const font = await readFile(fileURLToPath(import.meta.resolve(path)));
    const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
    const name = `assets/${family.toLowerCase().replace(" ", "-")}-latin-ext-${hash}.woff2`;
    await writeFile(join(dist, name), font);
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url("${base}${name}") format("woff2");font-display:swap;unicode-range:${EXTENDED_RANGE}}`;
  });
  return (await Promise.all(faces)).join("");
}
