import { fill } from "./fill.ts";
import { site } from "./site.ts";

/** A language by its BCP 47 tag, such as "pt-PT". */
export interface Language {
  readonly tag: string;
}

/** The language of what visitors read. */
export const siteLanguage: Language = { tag: site.language };

/** The language of /admin. */
export const americanEnglish: Language = { tag: "en-US" };

/** The forms of a sentence by the plural categories of its language (CLDR). */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** The form for a count, with `{count}` and the other values filled in. */
export function formatPlural(
  forms: PluralForms,
  count: number,
  { tag }: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  const number = new Intl.NumberFormat(tag, { numberingSystem: "latn" }).format(count);
  return fill(forms[new Intl.PluralRules(tag).select(count)] ?? forms.other, { ...values, count: number });
}

/**
 * "May 1, 2026 at 2:05 PM" on the device's clock, with no-break spaces in "May 1" and "2:05 PM". Never in a page that is
 * rendered before it is sent: engines differ in how they write it.
 */
export function formatMoment(moment: Date | number | string, language: Language): string {
  return onDevice(moment, language, { dateStyle: "long", timeStyle: "short" });
}

/** "May 1, 2026": the day of a moment on the device's clock. */
export function formatDay(moment: Date | number | string, language: Language): string {
  return onDevice(moment, language, { dateStyle: "long" });
}

function onDevice(moment: Date | number | string, { tag }: Language, style: Intl.DateTimeFormatOptions): string {
  const text = new Date(moment).toLocaleString(tag, { ...style, calendar: "gregory", numberingSystem: "latn" });
  return text.replace(/\s(?=\d+,|[AP]M)/g, "\u00a0");
}
