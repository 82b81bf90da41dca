import * as v from "valibot";
import { closest } from "./closest.ts";

/**
 * The building blocks of the schema of `site.config.ts`. `expected` ends the sentence "found …, expected …". It is both
 * the message of the check and the description, from which `group` takes it when a setting is missing.
 */

interface TextOptions {
  /** Writes the text in the one way that the site shows it. Leaves a text that it does not understand as it is. */
  readonly normalize?: (text: string) => string;
  /** The message for a wrong text suggests the closest of these. */
  readonly words?: readonly string[];
}

/** A text without spaces around it that passes a test, once it is normalized. */
export function text(
  expected: string,
  isRight: (text: string) => boolean,
  { normalize = (given) => given, words = [] }: TextOptions = {},
) {
  const message = ({ input }: { input: string }) => {
    const meant = closest(input, words);
    return meant === null ? expected : `${expected}; perhaps you mean "${meant}"`;
  };
  return v.pipe(
    v.string(expected),
    v.trim(),
    v.transform(normalize),
    v.check(isRight, message),
    v.description(expected),
  );
}

/** One line of text, not blank. */
export function line(expected: string, maxLength: number) {
  return text(expected, (words) => words !== "" && words.length <= maxLength && !/[\r\n]/.test(words));
}

/** Rows between [ and ]. */
export function list<Row extends v.GenericSchema>(row: Row, expected: string) {
  return v.pipe(v.array(row, expected), v.description(expected));
}

/** Settings between { and }, and no others. */
export function group<Entries extends v.ObjectEntries>(entries: Entries, expected: string) {
  return v.pipe(
    v.custom<object>(isGroup, expected),
    v.looseObject(entries, ({ path }) => missing(entries, String(path?.at(-1)?.key))),
    v.rawCheck(({ dataset, addIssue }) => {
      const input: object = Object(dataset.value);
      for (const [key, value] of Object.entries(input)) {
        if (Object.hasOwn(entries, key)) continue;
        addIssue({
          message: unknown(key, entries),
          path: [{ type: "object", origin: "key", input: { ...input }, key, value }],
        });
      }
    }),
    v.description(expected),
  );
}

/** Values by keys that the owner chooses. */
export function table<Value extends v.GenericSchema>(
  key: v.GenericSchema<string, string>,
  value: Value,
  expected: string,
) {
  return v.pipe(v.custom<object>(isGroup, expected), v.record(key, value, expected));
}

function isGroup(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function missing(entries: v.ObjectEntries, key: string): string {
  const entry = entries[key];
  return (entry && "pipe" in entry && v.getDescription(entry)) || "a value";
}

function unknown(key: string, entries: v.ObjectEntries): string {
  const names = Object.keys(entries);
  const meant = closest(key, names);
  return meant === null ? `The settings here are ${names.join(", ")}.` : `Did you mean ${meant}?`;
}
