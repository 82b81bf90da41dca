import { basename, dirname, join } from "node:path";
import { isBlank } from "@inner-light/core";
import * as v from "valibot";
import type { Settings } from "../../src/site/define-site-config.ts";
import { fill } from "../../src/site/fill.ts";
import { group, list, oneOf } from "../../src/site/setting-schemas.ts";
import { OwnerFileError, problemOf, repeatedKeys } from "../owner-file.ts";
import { practice } from "../paths.mjs";
import { pictureProblem } from "../practice-files.ts";
import {
  type Files,
  factsOf,
  isPlural,
  layOver,
  mapWords,
  practiceWords,
  siteWords,
  type Word,
  type Words,
} from "./words.ts";

const LONGEST_DESCRIPTION = 160;

/** Some languages have a separate form for millions. Counts on the site never get there. */
const LARGEST_COUNT = 1000;

/** Parts that pages may omit. The site's own words do. */
const OPTIONAL_PARTS: Words = {
  welcome: { title: "", text: "", lines: [""], question: "", about: "" },
  further: [{ title: "", paragraphs: [""] }],
  testimonials: [{ text: "", name: "" }],
};

const MAY_BE_NULL = /\/welcome$|^gallery\.ts\/gallery\/add$/;

/** Words of earlier versions. Practices may still have them. */
const RETIRED = [
  "restarting.ts",
  "calendar.ts/linkedEvent",
  "contact.ts/contact/next/public",
  "contact.ts/contact/notSaved/mayArriveTwice",
  "events.ts/eventActions/allDates",
  "events.ts/eventActions/allDatesOf",
  "terms.ts/terms/privacy/practice/public",
];

const URL = "an address that begins with https://, mailto:, tel: or a slash";

const HAS_DRAWING = /\/(?:imageCards|welcome|services\/\w+)$/;

/** Throws an `OwnerFileError` for mistakes in the practice's words or in the pictures of its slides. */
export async function checkWords({ language, pictures }: Pick<Settings, "language" | "pictures">): Promise<void> {
  const [own, site] = [await practiceWords(), await siteWords()];
  const repeated = await Promise.all(
    Object.keys(own).map(async (file) => {
      const problems = await repeatedKeys(join(practice, "words", file));
      return problems.map((problem) => `${file}, ${problem}`);
    }),
  );
  const problems = [...repeated.flat(), ...wordsProblems(own, site, language)];
  if (problems.length > 0) throw new OwnerFileError("practice/words", problems);
  const count = Object({ ...site["gallery.ts"], ...own["gallery.ts"] }["slides"]).length;
  const stray = Object.keys(pictures?.bySlide ?? {}).find((number) => Number(number) > count);
  if (stray !== undefined)
    throw new OwnerFileError("practice/site.config.ts", [
      `pictures, bySlide: found ${stray}, expected the number of one of ${count} slides.`,
    ]);
}

/** Returns sentences such as "home.ts, home, lead: found 7, expected a text between quotes." */
export function wordsProblems(own: object, site: Files, language: string): string[] {
  const { issues = [] } = v.safeParse(wordsSchema(site, own, language), own);
  return issues.map(problemOf);
}

/** Accepts words of the same types as the site's, all optional. */
function wordsSchema(site: Files, own: object, language: string): v.GenericSchema {
  const facts = factsWith(own, site, language);
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const occurring = new Set(Array.from({ length: LARGEST_COUNT }, (_, count) => rules.select(count)));
  const forms = pluralCategories.filter((form) => form === "other" || occurring.has(form));
  const files = mapWords(site, (exports, file) => v.exactOptional(v.pipe(schemaOf(exports, file), hasExport(exports))));
  return groupWithRetired(files, ".");

  /** `names` are the placeholders in a list. Rows of a list must be complete. */
  function schemaOf(word: Word, place: string, names?: readonly string[]): v.GenericSchema {
    if (typeof word === "number") return v.number("a number");
    if (typeof word !== "object" || word === null) {
      const text = textOf(names ?? namesIn(word), place);
      return place.startsWith("events.ts/repeatingDays/") ? byWeekday(text) : text;
    }
    if (Array.isArray(word)) {
      const rows = list(schemaOf(word[0] ?? "", place, names ?? namesIn(word)));
      if (place.endsWith("/testimonials")) return v.pipe(rows, v.maxLength(3, "at most three rows"));
      return place.endsWith("/further") ? rows : v.pipe(rows, v.minLength(1, "rows between [ and ], at least one"));
    }
    return isPlural(word) ? pluralOf(textOf(names ?? namesIn(word), place)) : groupOf(word, place, names);
  }

  function groupOf(words: Words, place: string, names?: readonly string[]): v.GenericSchema {
    const entries = mapWords(words, (word, name) => {
      if (place === "legal.ts") return v.exactOptional(v.nullable(legalSchema()));
      const schema = schemaOf(OPTIONAL_PARTS[name] ?? word, `${place}/${name}`, names);
      if (names !== undefined) return schema;
      return v.exactOptional(MAY_BE_NULL.test(`${place}/${name}`) ? v.nullable(schema) : schema);
    });
    const picture = { label: v.exactOptional(textOf([], place)), picture: v.exactOptional(pictureSchema) };
    return groupWithRetired(HAS_DRAWING.test(place) ? { ...picture, ...entries } : entries, place);
  }

  function legalSchema(): v.GenericSchema {
    const text = textOf([], "legal.ts");
    const link = group(
      { name: text, url: v.pipe(v.string(URL), v.regex(/^(?:https:\/\/|mailto:|tel:|\/)\S+$/, URL)) },
      "words",
    );
    const entries = { heading: v.exactOptional(text), paragraphs: list(text), links: v.exactOptional(list(link)) };
    return group(
      {
        title: text,
        sections: v.pipe(list(group(entries, "words")), v.minLength(1, "rows between [ and ], at least one")),
      },
      "words",
    );
  }

  function pluralOf(text: v.GenericSchema): v.GenericSchema {
    const entries = pluralCategories.map((form) => [form, forms.includes(form) ? text : v.exactOptional(text)]);
    return v.strictObject(Object.fromEntries(entries), `forms for ${forms.join(", ")} between { and }`);
  }

  function textOf(names: readonly string[], place: string): v.GenericSchema {
    const filled = [...new Set([...names, ...Object.keys(facts)])];
    // Other placeholders, such as {help}, are also ordinary words.
    const bare = new RegExp(`(?<![{\\w])(?:${filled.filter((name) => /[A-Z]/.test(name)).join("|")})(?![}\\w])`);
    const longest = place.startsWith("search.ts") && !place.endsWith("/title") ? LONGEST_DESCRIPTION : Infinity;
    return v.pipe(
      v.string("a text between quotes"),
      v.check((text) => !isBlank(text), "a text that is not empty"),
      v.check((text) => !/\bundefined\b/.test(text), "a text without “undefined”"),
      v.check(
        (text) => namesIn(text).every((name) => filled.includes(name)),
        `in braces only {${filled.join("}, {")}}`,
      ),
      v.check((text) => !/[{}｛｝]/.test(text.replace(/\{[^{}]*\}/g, "")), "a { before and a } behind each name, once"),
      v.check((text) => !/[$%]\{(?!price\})/.test(text), "each { without a $ or % before it"),
      v.check(
        (text) => !bare.test(text),
        ({ input }) => `{${bare.exec(input)?.[0]}}, with its braces`,
      ),
      v.check(
        (text) => Array.from(fill(text, facts)).length <= longest,
        `at most ${longest} letters, which search engines show`,
      ),
    );
  }
}

/** Falls back to the site's facts if the practice's are invalid. Another check reports those. */
function factsWith(own: object, site: Files, language: string) {
  try {
    const given = Object(Reflect.get(own, "services.ts"));
    return factsOf({ "services.ts": layOver(site["services.ts"] ?? {}, given) }, language);
  } catch {
    return factsOf(site, language);
  }
}

/** Also accepts words of earlier versions. */
function groupWithRetired(entries: v.ObjectEntries, place: string): v.GenericSchema {
  const retired = RETIRED.filter((each) => dirname(each) === place).map((each) => basename(each));
  const unused = Object.fromEntries(retired.map((name) => [name, v.exactOptional(v.any())]));
  return group({ ...entries, ...unused }, "words", retired);
}

const byWeekday = (text: v.GenericSchema) =>
  v.lazy((own) => (Array.isArray(own) ? v.pipe(list(text), v.length(7, "seven texts, from Sunday on")) : text));

const pictureSchema = v.custom(
  (address) => pictureProblem(address) === null,
  ({ input }) => pictureProblem(input) ?? "",
);

const hasExport = (exports: Word) =>
  v.check((own) => Object.keys(Object(own)).length > 0, `“export const” before ${oneOf(Object.keys(Object(exports)))}`);

function namesIn(word: Word): string[] {
  return Array.from(JSON.stringify(word).matchAll(/\{([^{}"]*)\}/g), ([, name = ""]) => name);
}
