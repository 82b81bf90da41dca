import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";
import { fill } from "../../src/site/fill.ts";
import { importOwnerFile, OwnerFileError } from "../owner-file.ts";
import { practice, web } from "../paths.mjs";
import { SYSTEM_FILE } from "../practice-files.ts";

/** `null` leaves something out. */
export type Word = string | number | null | Word[] | Words;

export interface Words {
  readonly [name: string]: Word;
}

export type Files = Readonly<Record<string, Words>>;

async function wordsIn(folder: string): Promise<Files> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => !SYSTEM_FILE.test(file)) : [];
  for (const file of files.filter((file) => !file.endsWith(".ts")))
    throw new OwnerFileError(relative(web, folder), [
      `${file}: the site reads files that end with .ts. Rename it, or remove it.`,
    ]);
  const read = async (file: string) => [file, { ...(await importOwnerFile(join(folder, file))) }] as const;
  return Object.fromEntries(await Promise.all(files.sort().map(read)));
}

/** Overrides words key by key. Lists and plurals are replaced as a whole. */
export function layOver(under: Words, over: Words): Words {
  const laid = mapWords(over, (word, name) => {
    const below = under[name];
    return isGroup(below) && isGroup(word) ? layOver(below, word) : word;
  });
  return { ...under, ...laid };
}

export function isGroup(word: Word | undefined): word is Words {
  return typeof word === "object" && word !== null && !Array.isArray(word) && !isPlural(word);
}

/** Returns whether words are plural forms, such as `{ one: "{count} event", other: "{count} events" }`. */
export function isPlural(word: Word): word is Words {
  return typeof word === "object" && word !== null && typeof Reflect.get(word, "other") === "string";
}

function fillAll(word: Word, values: Readonly<Record<string, string>>): Word {
  if (typeof word === "string") return fill(word, values);
  if (Array.isArray(word)) return word.map((row) => fillAll(row, values));
  return typeof word === "object" && word !== null ? mapWords(word, (each) => fillAll(each, values)) : word;
}

export function mapWords<Given, Made>(
  words: Readonly<Record<string, Given>>,
  change: (word: Given, name: string) => Made,
): Record<string, Made> {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, change(word, name)]));
}

/** The site's words, in American English. */
export const siteWords = (): Promise<Files> => wordsIn(join(web, "words"));

/** The practice's own words. They contain only what differs from the site's. */
export const practiceWords = (folder = join(practice, "words")): Promise<Files> => wordsIn(folder);

/** Returns the words of a practice's site with its facts filled in. */
export async function readWords(language: string, own: Files): Promise<Files> {
  const words = mapWords(await siteWords(), (exports, file) => layOver(exports, own[file] ?? {}));
  const facts = factsOf(words, language);
  return mapWords(words, (exports) => mapWords(exports, (word) => fillAll(word, facts)));
}

/** Returns the site's words that /admin shares with visitors' pages. */
export async function ownersWords(): Promise<Words> {
  const words = await siteWords();
  return { ...words["controls.ts"], ...words["events.ts"], ...words["messages.ts"] };
}

/** `practice` in words/services.ts. Everything else in it is a number. */
const practiceSchema = v.looseObject({
  textKeyword: v.object({ confirm: v.string(), leave: v.array(v.string()), help: v.string() }),
});

/** Returns the practice's facts by placeholder. `stop` is the first opt-out keyword. */
export function factsOf(words: Files, language: string): Readonly<Record<string, string>> {
  const { textKeyword, ...numbers } = v.parse(practiceSchema, words["services.ts"]?.["practice"]);
  const { confirm, leave, help } = textKeyword;
  const either = new Intl.ListFormat(language, { type: "disjunction" }).format(leave);
  const texts = Object.entries(numbers).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(texts), confirm, leave: either, stop: leave[0] ?? "", help };
}
