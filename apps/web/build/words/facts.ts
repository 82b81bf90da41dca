import * as v from "valibot";

const number = v.union([v.number(), v.string()]);

const numbers = {
  sessionMinutes: number,
  bookAheadHours: number,
  cancelAheadHours: number,
  replyWithinHours: number,
  consultationMinutes: number,
  textsPerMonth: number,
  priceNoticeDays: number,
};

/** `practice` in words/services.ts. */
const practiceSchema = v.object({
  ...numbers,
  textKeyword: v.object({ confirm: v.string(), leave: v.array(v.string()), help: v.string() }),
});

/** The names that sentences have for the practice's facts, in braces. */
export const FACTS: readonly string[] = [...Object.keys(numbers), "confirm", "leave", "stop", "help"];

/** The practice's facts by these names, of which `stop` is the first of the words to leave. */
export function factsOf(practice: unknown, language: string): Readonly<Record<string, string>> {
  const { textKeyword, ...given } = v.parse(practiceSchema, practice);
  const { confirm, leave, help } = textKeyword;
  const either = new Intl.ListFormat(language, { type: "disjunction" }).format(leave);
  const texts = Object.entries(given).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(texts), confirm, leave: either, stop: leave[0] ?? "", help };
}
