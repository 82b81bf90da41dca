import { claimFreeId, isRecordId, takenIds } from "../shared/record-id.ts";

/**
 * The offered records that have no equal among those present, each under its own id or, where that is taken, the next
 * free one. Records are equal when all their fields are, the id aside, and each present record matches one offered
 * record, so merging one backup twice adds nothing the second time.
 */
export function missingRecords(present: readonly unknown[], offered: readonly unknown[]): unknown[] {
  const unmatched = new Map<string, number>();
  for (const record of present) {
    const identity = identityOf(record);
    unmatched.set(identity, (unmatched.get(identity) ?? 0) + 1);
  }
  const missing = offered.filter((record) => {
    const identity = identityOf(record);
    const count = unmatched.get(identity) ?? 0;
    unmatched.set(identity, count - 1);
    return count <= 0;
  });
  const taken = takenIds(present);
  return missing.map((record) => {
    const [id] = takenIds([record]);
    if (!isRecordId(id)) return record;
    return { ...Object(record), id: claimFreeId(id, taken) };
  });
}

/** The same text for records with the same fields, in whatever order. */
function identityOf(record: unknown): string {
  if (typeof record !== "object" || record === null || Array.isArray(record)) return canonicalJson(record);
  const { id: _, ...fields } = { id: undefined, ...record };
  return canonicalJson(fields);
}

function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
  return `{${fields.toSorted().join(",")}}`;
}
