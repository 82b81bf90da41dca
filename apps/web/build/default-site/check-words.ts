import { OwnerFileError } from "../owner-file-error.ts";
import { isOwnFile } from "../site-config/site-config-schema.ts";
import { currentWords, defaultWords, type Words } from "./default-site.ts";

/** Throws an `OwnerFileError` that says what to correct in the files of apps/web/words, of which a page would lack a sentence. */
export async function checkWords(): Promise<void> {
  const problems = wordsProblems(await currentWords().catch(unreadable));
  if (problems.length > 0) throw new OwnerFileError("words", problems);
}

function unreadable(error: Error): never {
  const [, file, line] = /words\/([\w-]+\.ts):(\d+)/.exec(error.stack ?? "") ?? [];
  const place = file === undefined ? "A file cannot be read" : `${file} cannot be read near line ${line}`;
  throw new OwnerFileError("words", [`${place}. Is a comma, a quote or a bracket missing? ${error.message}`]);
}

/** What is missing in words, or is of another kind than in those that the site comes with; and pictures that are no file. */
export function wordsProblems(words: Words): string[] {
  return Object.entries(defaultWords).flatMap(([file, exports]) => [
    ...problemsOf(words[file], exports, `${file}:`),
    ...missingPictures(words[file], `${file}:`),
  ]);
}

function missingPictures(given: unknown, place: string): string[] {
  if (typeof given !== "object" || given === null) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const here = Array.isArray(given) ? `${place}, row ${Number(key) + 1}` : `${place} ${key}`;
    if (key !== "picture") return missingPictures(value, here);
    return isOwnFile(value)
      ? []
      : [`${here} must be a file that you have put into apps/web/public, such as "/pictures/room.jpg".`];
  });
}

function problemsOf(given: unknown, expected: unknown, place: string): string[] {
  if (expected === null) return [];
  if (Array.isArray(expected)) {
    if (!Array.isArray(given) || given.length === 0) return [`${place} must be a list between [ and ].`];
    return given.flatMap((row, index) => problemsOf(row, expected[0], `${place}, row ${index + 1}`));
  }
  if (typeof expected !== "object") {
    return typeof given === typeof expected ? [] : [`${place} must be ${KINDS.get(typeof expected)}.`];
  }
  if (typeof given !== "object" || given === null) return [`${place} must be words between { and }.`];
  return Object.entries(expected)
    .filter(([key]) => !MAY_BE_NULL.has(key) || Reflect.get(given, key) !== null)
    .flatMap(([key, value]) => problemsOf(Reflect.get(given, key), value, `${place} ${key}`));
}

const KINDS = new Map([
  ["string", "a text between quotes"],
  ["number", "a number"],
]);

const MAY_BE_NULL = new Set(["welcome"]);
