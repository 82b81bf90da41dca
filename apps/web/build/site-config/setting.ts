import * as v from "valibot";

/** The building blocks of the schemas of the owner's files. `expected` ends the sentence "found …, expected …". */

/** A text without spaces around it that passes a test, once `normalize` has written it as the site shows it. */
export function text(expected: string, isRight: (text: string) => boolean, normalize = (given: string) => given) {
  return v.pipe(v.string(expected), v.trim(), v.transform(normalize), v.check(isRight, expected));
}

/** One line of text, not blank. */
export function line(expected: string, maxLength: number) {
  return text(expected, (words) => words !== "" && words.length <= maxLength && !/[\r\n]/.test(words));
}

/** Settings or words between { and }, and no others. */
export function group<Entries extends v.ObjectEntries>(entries: Entries, what = "settings") {
  return v.strictObject(entries, ({ path, input }) => {
    if (path === undefined) return `${what} between { and }`;
    return input === undefined ? "a value" : `one of ${Object.keys(entries).join(", ")}`;
  });
}

/** Rows between [ and ]. */
export function list<Row extends v.GenericSchema>(row: Row) {
  return v.array(row, "rows between [ and ]");
}

/** "officeHours, row 2, opens: found …, expected …." */
export function problemOf({ path, input, message }: v.BaseIssue<unknown>): string {
  const keys = (path ?? []).map(({ key }) => (typeof key === "number" ? `row ${key + 1}` : String(key)));
  const last = path?.at(-1);
  const isWrongKey = last?.origin === "key" && input !== undefined;
  const place = (isWrongKey ? keys.slice(0, -1) : keys).join(", ") || "the file";
  const found = v._stringify(isWrongKey || last === undefined ? input : last.value);
  return `${place}: found ${WORDS.get(found) ?? found}, expected ${message}.`;
}

const WORDS = new Map([
  ["undefined", "nothing"],
  ["Object", "a group"],
  ["Array", "a list"],
]);
