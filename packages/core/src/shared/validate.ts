import * as v from "valibot";
import { ValidationError } from "./errors.ts";

/** Reads a draft by the schema of its noun. Throws `ValidationError` with the first broken rule of each field. */
export function validate<Schema extends v.GenericSchema>(schema: Schema, draft: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, draft);
  if (result.success) return result.output;
  const messages = new Map<string, string>();
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? "";
    if (!messages.has(field)) messages.set(field, issue.message);
  }
  throw new ValidationError([...messages].map(([field, message]) => ({ field, message })));
}

/** What became of one stored value: the record it holds, or the first field that cannot be read. Never the value itself. */
export type RecordReading<Item> = { readonly record: Item } | { readonly reason: string };

/** Reads one stored value by the schema of its noun. Fields the noun does not have are left out of the record. */
export function readRecord<Item>(schema: v.GenericSchema<unknown, Item>, value: unknown): RecordReading<Item> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { record: result.output };
  return { reason: v.getDotPath(result.issues[0]) ?? "not a record" };
}

/** A text that says something: not blank once spaces are trimmed. The text itself is kept as typed. */
export function required(message: string) {
  return v.pipe(
    v.string(message),
    v.check((text) => text.trim() !== "", message),
  );
}
