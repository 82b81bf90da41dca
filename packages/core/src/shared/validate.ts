import * as v from "valibot";
import { type FieldIssue, type FieldIssueCode, UnavailableError, ValidationError } from "./errors.ts";

/** A draft whose fields may have any value, for example from a form. */
export type Unvalidated<Draft> = { readonly [Field in keyof Draft]: unknown };

/** Parses a draft. Throws `ValidationError` with the first broken rule of each field. */
export function validate<Schema extends v.GenericSchema>(schema: Schema, draft: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, draft);
  if (result.success) return result.output;
  throw new ValidationError(fieldIssuesOf(result.issues));
}

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

/** Codes of valibot's rules. Every other rule is "malformed". */
const codes: Readonly<Record<string, FieldIssueCode>> = {
  object: "required", // The field is missing.
  string: "required",
  non_empty: "required",
  max_length: "too-long",
  picklist: "not-offered",
  min_value: "out-of-range",
  max_value: "out-of-range",
};

/** A record, or the name of its first unreadable field. Never contains that field's value. */
export type RecordReading<Item> = { readonly record: Item } | { readonly unreadableField: string };

/** Parses a stored value. Drops unknown fields and malformed optional ones; `revisedValue` preserves both. */
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

/** Returns the readable records. Throws `UnavailableError` if there are values but none is readable. */
export function readRecords<Item>(schema: v.GenericSchema<unknown, Item>, values: readonly unknown[]): Item[] {
  const readings = values.map((value) => readRecord(schema, value));
  const records = readings.flatMap((reading) => ("record" in reading ? [reading.record] : []));
  if (records.length > 0 || values.length === 0) return records;
  throw new UnavailableError("Nothing of the list can be read", { reason: "unreadable" });
}

const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Returns whether a string has only whitespace and invisible characters. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** Many stores reject U+0000 and lone surrogates. */
const BROKEN = /[\0\p{Surrogate}]/u;

const typedText = v.pipe(
  v.string(),
  v.check((text) => !BROKEN.test(text)),
);

export const nonBlankText = v.pipe(
  typedText,
  v.transform((text) => (isBlank(text) ? "" : text.trim())),
  v.nonEmpty(),
);

export function requiredText(maxLength: number) {
  return v.pipe(nonBlankText, v.maxLength(maxLength));
}

export function limitedText(maxLength: number) {
  return v.pipe(typedText, v.trim(), v.maxLength(maxLength));
}
