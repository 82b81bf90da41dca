import { NotFoundError } from "./errors.ts";

/** Returns each record once, in the order of `ids`. Skips missing ids; throws `NotFoundError` if all are missing. */
export function presentRecords<Stored extends { readonly record: { readonly id: number } }>(
  stored: readonly Stored[],
  ids: readonly number[],
): Stored[] {
  const byId = new Map(stored.toReversed().map((one) => [one.record.id, one]));
  const present = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  if (present.length > 0 || ids.length === 0) return present;
  throw new NotFoundError("No record has one of these ids");
}

/** Returns the stored value with the changes. Preserves unknown fields and those that `readRecord` drops. */
export function revisedValue<Item extends object>(stored: object, before: Item, after: Item): object {
  const old = new Map<string, unknown>(Object.entries(before));
  const written = Object.entries(after).filter(([field, value]) => old.get(field) !== value);
  const dropped = [...old.keys()].filter((field) => !Object.hasOwn(after, field));
  const kept = Object.entries(stored).filter(([field]) => !dropped.includes(field));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(written) };
}
