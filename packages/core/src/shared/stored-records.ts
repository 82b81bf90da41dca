import { NotFoundError } from "./errors.ts";

/**
 * The records with these ids, each once, in the order of the ids. Skips missing ids; throws `NotFoundError` if all are
 * missing. If records share an id, returns the first.
 */
export function presentRecords<Stored extends { readonly record: { readonly id: number } }>(
  stored: readonly Stored[],
  ids: readonly number[],
): Stored[] {
  const byId = new Map(stored.toReversed().map((one) => [one.record.id, one]));
  const present = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  if (present.length > 0 || ids.length === 0) return present;
  throw new NotFoundError("No record has one of these ids");
}

/**
 * The value to store when a record that was read as `before` becomes `after`. Changes only the fields that differ, so
 * that unknown fields, and optional fields of the wrong type that `readRecord` drops, stay as they were stored.
 */
export function revisedValue<Item extends object>(stored: object, before: Item, after: Item): object {
  const old = new Map<string, unknown>(Object.entries(before));
  const written = Object.entries(after).filter(([field, value]) => old.get(field) !== value);
  const dropped = [...old.keys()].filter((field) => !Object.hasOwn(after, field));
  const kept = Object.entries(stored).filter(([field]) => !dropped.includes(field));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(written) };
}
