import * as v from "valibot";
import { type FieldIssue, type FieldIssueCode, UnavailableError, ValidationError } from "./errors.ts";

/** Parses a draft with the schema of its noun. Throws `ValidationError` with the first broken rule of each field. */
export function validate<Schema extends v.GenericSchema>(schema: Schema, draft: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, draft);
  if (result.success) return result.output;
  throw new ValidationError(fieldIssuesOf(result.issues));
}

/** The first broken rule of each field, in the order of the schema. */
function fieldIssuesOf(issues: readonly v.BaseIssue<unknown>[]): FieldIssue<FieldIssueCode>[] {
  const byField = new Map<string, FieldIssue<FieldIssueCode>>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? "";
    const code = codes[issue.type] ?? "malformed";
    const limit = typeof issue.requirement === "number" ? { limit: issue.requirement } : {};
    if (!byField.has(field)) byField.set(field, { field, code, ...limit });
  }
  return [...byField.values()];
}

/** Which code a rule of valibot stands for. A rule that is not listed says that the value has the wrong form. */
const codes: Readonly<Record<string, FieldIssueCode>> = {
  // A key that is missing.
  object: "required",
  string: "required",
  non_empty: "required",
  max_length: "too-long",
  picklist: "not-offered",
  min_value: "out-of-range",
  max_value: "out-of-range",
};

/** What a stored value holds: a record, or the first field that cannot be read. Never the value itself. */
export type RecordReading<Item> = { readonly record: Item } | { readonly unreadableField: string };

/**
 * Parses one stored value with the schema of its noun. Drops fields that the noun does not have, and optional ones of the
 * wrong kind, which count as absent. `revisedValue` keeps both.
 */
export function readRecord<Item>(schema: v.GenericSchema<unknown, Item>, value: unknown): RecordReading<Item> {
  const result = v.safeParse(schema, value);
  if (result.success) return { record: result.output };
  if (result.issues[0].path === undefined) return { unreadableField: "not a record" };
  const wrong = new Set(result.issues.map(({ path }) => path?.[0].key));
  const others = Object.entries(Object(value)).filter(([field]) => !wrong.has(field));
  const reading = v.safeParse(schema, Object.fromEntries(others));
  if (reading.success) return { record: reading.output };
  return { unreadableField: v.getDotPath(reading.issues[0]) ?? "not a record" };
}

/**
 * The readable records among the values of a list. Throws `UnavailableError` where there are values and none can be read:
 * that is not an empty list.
 */
export function readRecords<Item>(schema: v.GenericSchema<unknown, Item>, values: readonly unknown[]): Item[] {
  const readings = values.map((value) => readRecord(schema, value));
  const records = readings.flatMap((reading) => ("record" in reading ? [reading.record] : []));
  if (records.length > 0 || values.length === 0) return records;
  throw new UnavailableError("Nothing of the list can be read", { reason: "unreadable" });
}

/** Nothing but spaces and characters that show nothing. */
const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What many stores refuse, and nobody types: U+0000, and halves of characters. */
const BROKEN = /[\0\p{Surrogate}]/u;

const typedText = v.pipe(
  v.string(),
  v.check((text) => !BROKEN.test(text)),
);

/** A text that must not be blank. Trims it. */
export const nonBlankText = v.pipe(
  typedText,
  v.transform((text) => (BLANK.test(text) ? "" : text.trim())),
  v.nonEmpty(),
);

/** A text that must not be blank and not be longer than `maxLength` characters. Trims it. */
export function requiredText(maxLength: number) {
  return v.pipe(nonBlankText, v.maxLength(maxLength));
}

/** A text of at most `maxLength` characters, perhaps blank. Trims it. */
export function limitedText(maxLength: number) {
  return v.pipe(typedText, v.trim(), v.maxLength(maxLength));
}
