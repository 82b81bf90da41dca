import * as v from "valibot";

/** The building blocks of the schema of `site.config.ts`. `expected` ends the sentence "found …, expected …". */

/** A text without spaces around it that passes a test, once `normalize` has written it as the site shows it. */
export function text(expected: string, isRight: (text: string) => boolean, normalize = (given: string) => given) {
  return v.pipe(v.string(expected), v.trim(), v.transform(normalize), v.check(isRight, expected));
}

/** One line of text, not blank. */
export function line(expected: string, maxLength: number) {
  return text(expected, (words) => words !== "" && words.length <= maxLength && !/[\r\n]/.test(words));
}

/** Settings between { and }, and no others. */
export function group<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ path, input }) => {
    if (path === undefined) return "settings between { and }, as the example in the file has them";
    return input === undefined ? "a value" : `one of the settings ${Object.keys(entries).join(", ")}`;
  });
}

/** Rows between [ and ]. */
export function list<Row extends v.GenericSchema>(row: Row) {
  return v.array(row, "rows between [ and ], as the example in the file has them");
}
