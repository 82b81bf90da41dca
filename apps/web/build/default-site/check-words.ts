import { OwnerFileError } from "../owner-file-error.ts";
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

/** What is missing in words, or is of another kind than in those that the site comes with. */
export function wordsProblems(words: Words): string[] {
  return Object.entries(defaultWords).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, expected]) =>
      problemsOf(words[file]?.[name], expected).map((problem) => `${file}: ${name}${problem}`),
    ),
  );
}

function problemsOf(given: unknown, expected: unknown): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(given) || given.length === 0) return [": a list between [ and ] is missing."];
    return given.flatMap((row, index) => problemsOf(row, expected[0]).map((problem) => `, row ${index + 1}${problem}`));
  }
  if (typeof expected === "object" && expected !== null) {
    if (typeof given !== "object" || given === null) return [": words between { and } are missing."];
    return Object.entries(expected).flatMap(([key, value]) =>
      MAY_BE_NULL.has(key) && Reflect.get(given, key) === null
        ? []
        : problemsOf(Reflect.get(given, key), value).map((problem) => `.${key}${problem}`),
    );
  }
  if (expected === null || typeof given === typeof expected) return [];
  return [typeof expected === "number" ? ": a number is missing." : ": a text between quotes is missing."];
}

const MAY_BE_NULL = new Set(["welcome"]);
