import { canonicalJson } from "../shared/json-text.ts";
import type { Noun } from "../shared/noun.ts";
import { idOf, isRecordId } from "../shared/record-id.ts";
import type { Snapshot, SnapshotRecord } from "./snapshot.ts";

/**
 * What merging adds: the records and deleted records whose ids are not here, and the values without an id that have no
 * equal here. Each keeps its marks. What is here stays as it is.
 */
export function additionsTo(here: Snapshot, offered: Snapshot) {
  const added = (noun: Noun) =>
    pairsOf(noun, here, offered).flatMap(({ record, present }) => (present === undefined ? [record] : []));
  const live = { events: added("events"), messages: added("messages"), slides: added("slides") };
  const presentIds = (noun: Noun) => {
    const deleted = here.deleted.filter((record) => record.noun === noun);
    return new Set([...(here[noun] ?? []), ...live[noun], ...deleted].map(({ value }) => idOf(value)));
  };
  const ids = { events: presentIds("events"), messages: presentIds("messages") };
  return { ...live, deleted: offered.deleted.filter(({ noun, value }) => !ids[noun].has(idOf(value))) };
}

/** The records of a noun that are offered, each with the one that is here in its place. */
export function pairsOf(noun: Noun, here: Snapshot, offered: Snapshot) {
  const present = recordsByKey(here[noun] ?? []);
  return [...recordsByKey(offered[noun] ?? [])].map(([key, record]) => ({ record, present: present.get(key) }));
}

/** A record's key is its id, or all of it where it has none. Of several with one key, each has its number. */
function recordsByKey(records: readonly SnapshotRecord[]): Map<string, SnapshotRecord> {
  const counts = new Map<string, number>();
  return new Map(
    records.map((record) => {
      const id = idOf(record.value);
      const key = isRecordId(id) ? `id ${id}` : canonicalJson(record.value);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [`${count} ${key}`, record];
    }),
  );
}
