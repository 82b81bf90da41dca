import { fill } from "./fill.ts";

/** The plural forms of a sentence, by CLDR category. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Returns the form for a count, with `{count}` and the values filled in. `language` is a BCP 47 tag. */
export function formatPlural(
  forms: PluralForms,
  count: number,
  language: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const number = new Intl.NumberFormat(language, { numberingSystem: "latn" }).format(count);
  return fill(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, { ...values, count: number });
}
