import { fill } from "./fill.ts";

/** The forms of a sentence by plural category (CLDR). */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** The form for a count in a language (BCP 47), with `{count}` and the values filled in. */
export function formatPlural(
  forms: PluralForms,
  count: number,
  language: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const number = new Intl.NumberFormat(language, { numberingSystem: "latn" }).format(count);
  return fill(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, { ...values, count: number });
}
