import { OwnerFileError } from "../owner-file-error.ts";
import { pictureProblem } from "../site-config/practice-picture.ts";
import { FACTS } from "./facts.ts";
import { practiceWords, siteWords } from "./read-words.ts";
import { isGroup, isPlural, mapValues, type Words } from "./words.ts";

/** The most letters of a description that search engines show. */
const LONGEST_DESCRIPTION = 160;

/** Some languages have a form of its own for millions, which no sentence of the site counts. */
const LARGEST_COUNT = 1000;

/** Throws an `OwnerFileError` that says what to correct in the files of apps/web/practice/words. */
export async function checkWords(language: string): Promise<void> {
  const problems = wordsProblems(await practiceWords().catch(unreadable), await siteWords(), language);
  if (problems.length > 0) throw new OwnerFileError("practice/words", problems);
}

function unreadable(error: Error): never {
  const [, file, line] = /words\/([\w-]+\.ts)[^:]*:(\d+)/.exec(error.stack ?? "") ?? [];
  const place = file === undefined ? "A file cannot be read" : `${file} cannot be read near line ${line}`;
  throw new OwnerFileError("practice/words", [`${place}. Is a comma, a quote or a bracket missing? ${error.message}`]);
}

/** A sentence for each place in the practice's words that the site cannot use: "home.ts, home, lead: found 7, expected a text between quotes." */
export function wordsProblems(own: Words, site: Words, language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const occurring = new Set(Array.from({ length: LARGEST_COUNT }, (_, count) => rules.select(count)));
  const forms = pluralCategories.filter((form) => form === "other" || occurring.has(form));
  return problemsOfGroup(own, site, []);

  function problemsOf(given: unknown, expected: unknown, place: Place): string[] {
    if (given === null && place.at(-1) === "welcome") return [];
    // A list that is empty as the site comes may stay empty.
    if (Array.isArray(given) && Array.isArray(expected) && given.length + expected.length === 0) return [];
    if (Array.isArray(expected)) return problemsOfList(given, rowsOf(expected, place), place);
    if (isPlural(expected)) return problemsOfPlural(given, expected, place);
    if (typeof expected === "string") return problemsOfText(given, namesIn(expected), place);
    if (typeof expected === "number") return typeof given === "number" ? [] : [problem(place, given, "a number")];
    return isGroup(given)
      ? problemsOfGroup(given, expected ?? siblingOf(place), place)
      : [problem(place, given, "words between { and }")];
  }

  function problemsOfGroup(given: object, expected: unknown, place: Place): string[] {
    const site = new Map(Object.entries(Object(expected)));
    if (place.length === 1 && Object.keys(given).length === 0)
      return [problem(place, undefined, `“export const” before one of ${[...site.keys()].join(", ")}`)];
    const names = [...site.keys(), ...(MAY_HAVE_PICTURE.test(place.join()) ? ["label", "picture"] : [])];
    return Object.entries(given).flatMap(([name, value]) => {
      if (!names.includes(name)) return [problem([...place, name], value, `one of ${names.join(", ")}`)];
      if (name === "picture") {
        const expected = pictureProblem(value);
        return expected === null ? [] : [problem([...place, name], value, expected)];
      }
      return problemsOf(value, site.get(name) ?? (name === "label" ? "" : null), [...place, name]);
    });
  }

  function problemsOfList(given: unknown, rows: readonly unknown[], place: Place): string[] {
    const [first] = rows;
    if (!Array.isArray(given) || given.length === 0) return [problem(place, given, "a list between [ and ]")];
    return given.flatMap((row, index) => {
      const here = [...place, `row ${index + 1}`];
      if (!isGroup(first)) return problemsOf(row, rows.join(" "), here);
      const missing = Object.keys(first).filter((name) => isGroup(row) && !(name in row));
      return [
        ...missing.map((name) => problem([...here, name], undefined, "a text between quotes")),
        ...problemsOf(row, anyRow(rows), here),
      ];
    });
  }

  function problemsOfPlural(given: unknown, expected: unknown, place: Place): string[] {
    const needed = `forms for ${forms.join(", ")} between { and }`;
    if (typeof given !== "object" || given === null) return [problem(place, given, needed)];
    const names = namesIn(Object.values(Object(expected)).join(" "));
    const isComplete =
      forms.every((form) => form in given) &&
      Object.keys(given).every((form) => pluralCategories.some((one) => one === form));
    const texts = Object.entries(given).flatMap(([form, text]) => problemsOfText(text, names, [...place, form]));
    return isComplete ? texts : [problem(place, Object.keys(given).join(", "), needed)];
  }

  function problemsOfText(given: unknown, names: readonly string[], place: Place): string[] {
    if (typeof given !== "string") return [problem(place, given, "a text between quotes")];
    if (given.trim() === "") return [problem(place, given, "a text that is not empty")];
    if (/\bundefined\b/.test(given)) return [problem(place, given, "a text without “undefined”")];
    const filled = new Set([...names, ...FACTS]);
    const unknown = namesIn(given).find((name) => !filled.has(name));
    if (unknown !== undefined) return [problem(place, `{${unknown}}`, `in braces only {${[...filled].join("}, {")}}`)];
    const isTooLong = place[0] === "search.ts" && place.at(-1) !== "title" && given.length > LONGEST_DESCRIPTION;
    return isTooLong
      ? [problem(place, `${given.length} letters`, `at most ${LONGEST_DESCRIPTION}, which search engines show`)]
      : [];
  }

  /** What the site leaves out is like the same part of another page. */
  function siblingOf(place: Place): unknown {
    return place.at(-1) === "welcome" ? Object(site["aura-reading.ts"]?.["auraReading"]).welcome : {};
  }

  function rowsOf(rows: readonly unknown[], place: Place): readonly unknown[] {
    return rows.length > 0 || place.at(-1) !== "further" ? rows : [Object(site["terms.ts"]?.["terms"]).bookings];
  }
}

/** A row that stands for all: each of its texts has the braces of every row. */
function anyRow(rows: readonly unknown[]): object {
  const named = rows.flatMap((row) => Object.entries(Object(row)));
  return mapValues(Object.fromEntries(named), (value, key) =>
    typeof value === "string" ? named.flatMap(([name, text]) => (name === key ? text : [])).join(" ") : value,
  );
}

type Place = readonly string[];

const MAY_HAVE_PICTURE = /,(?:imageCards,row \d+|welcome|services,\w+)$/;

function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/\{([^}]*)\}/g), ([, name = ""]) => name);
}

function problem(place: Place, given: unknown, expected: string): string {
  const found = given === undefined ? "nothing" : JSON.stringify(given);
  return `${place.join(", ")}: found ${found.length > 80 ? `${found.slice(0, 80)}…` : found}, expected ${expected}.`;
}
