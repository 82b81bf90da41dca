import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fill } from "../../src/site/fill.ts";

/** What each file of words exports. */
export type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The words in a folder, by file. A file that has changed since it was last read is read again. */
export async function wordsIn(folder: string): Promise<Words> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".ts")) : [];
  const read = async (file: string) => {
    const path = join(folder, file);
    return [file, { ...(await import(`${pathToFileURL(path)}?${statSync(path).mtimeMs}`)) }] as const;
  };
  return Object.fromEntries(await Promise.all(files.sort().map(read)));
}

/** Words laid over others, key by key. A list and the forms of a plural are replaced as a whole. */
export function layOver(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (!isGroup(under) || !isGroup(over)) return over;
  return { ...under, ...mapValues(over, (value, key) => layOver(under[key], value)) };
}

/** Whether words have keys of their own, and are no list and no forms of a plural. */
export function isGroup(words: unknown): words is Readonly<Record<string, unknown>> {
  return typeof words === "object" && words !== null && !Array.isArray(words) && !isPlural(words);
}

/** Whether words are the forms of a plural, such as `{ one: "{count} event", other: "{count} events" }`. */
export function isPlural(words: unknown): boolean {
  return typeof words === "object" && words !== null && typeof Reflect.get(words, "other") === "string";
}

/** Words in which each text has its `{names}` filled in, as far as there are values for them. */
export function fillAll(words: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof words === "string") return fill(words, values);
  if (Array.isArray(words)) return words.map((row) => fillAll(row, values));
  return typeof words === "object" && words !== null ? mapValues(words, (value) => fillAll(value, values)) : words;
}

/** An object with the same keys, and what `change` makes of each value. */
export function mapValues<Value>(
  object: object,
  change: (value: unknown, key: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
