import { join } from "node:path";
import * as v from "valibot";
import { practice, web } from "../paths.mjs";
import { type Files, fillAll, layOver, mapWords, type Words, wordsIn } from "./words.ts";

/** The words that the site comes with, in American English. */
export const siteWords = (): Promise<Files> => wordsIn(join(web, "words"));

/** The practice's own words: only what differs from the site's. */
export const practiceWords = (): Promise<Files> => wordsIn(join(practice, "words"));

/** The words of a practice's site, with its facts filled in. */
export async function readWords(language: string, given?: Files): Promise<Files> {
  const own = given ?? (await practiceWords());
  const words = mapWords(await siteWords(), (exports, file) => layOver(exports, own[file] ?? {}));
  const facts = factsOf(words, language);
  return mapWords(words, (exports) => mapWords(exports, (word) => fillAll(word, facts)));
}

/** The words that /admin shares with visitors' pages, by name, as the site comes. */
export async function ownersWords(): Promise<Words> {
  const words = await siteWords();
  return { ...words["controls.ts"], ...words["events.ts"], ...words["messages.ts"] };
}

/** `practice` in words/services.ts: numbers, and the words that people text. */
const practiceSchema = v.looseObject({
  textKeyword: v.object({ confirm: v.string(), leave: v.array(v.string()), help: v.string() }),
});

/** The practice's facts by the names that sentences have for them in braces. `stop` is the first of the words to leave. */
export function factsOf(words: Files, language: string): Readonly<Record<string, string>> {
  const { textKeyword, ...numbers } = v.parse(practiceSchema, words["services.ts"]?.["practice"]);
  const { confirm, leave, help } = textKeyword;
  const either = new Intl.ListFormat(language, { type: "disjunction" }).format(leave);
  const texts = Object.entries(numbers).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(texts), confirm, leave: either, stop: leave[0] ?? "", help };
}
