import { NotFoundError } from "./errors.ts";

/**
 * The records with these ids, each once, in the order of the ids. Skips ids that are gone; throws `NotFoundError` if all
 * are. Of several records with one id, returns the first.
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
