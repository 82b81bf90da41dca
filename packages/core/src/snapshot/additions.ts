import { canonicalJson, parseJson } from "../shared/json-text.ts";
import type { Noun } from "../shared/noun.ts";
import { isRecordId } from "../shared/record-id.ts";
import { EMPTY_SNAPSHOT, idInJson, type Snapshot, type SnapshotRecord } from "./snapshot.ts";

/**
 * What merging adds: the records and deleted records whose ids are not here, and the values without an id that have no
 * equal here. Each keeps its marks. What is here stays as it is, and a noun that takes no additions gets none.
 */
export function additionsTo(here: Snapshot, offered: Snapshot): Snapshot {
  const added = (noun: Noun) =>
    pairsOf(noun, here, offered).flatMap(({ record, present }) => (present === undefined ? [record] : []));
  const live = { events: added("events"), messages: added("messages"), slides: added("slides") };
  const presentIds = (noun: Noun) => {
    const deleted = here.deleted.filter((record) => record.noun === noun);
    return new Set([...(here[noun] ?? []), ...live[noun], ...deleted].map(({ json }) => idInJson(json)));
  };
  const ids = { events: presentIds("events"), messages: presentIds("messages") };
  const isNew = ({ noun, json }: Snapshot["deleted"][number]) =>
    takesAdditions(noun, here, offered) && !ids[noun].has(idInJson(json));
  return { ...EMPTY_SNAPSHOT, ...live, deleted: offered.deleted.filter(isNew) };
}

/** Whether records can be added to a noun: both lists can be read, and no later version of the site wrote one of them. */
export function takesAdditions(noun: Noun, here: Snapshot, offered: Snapshot): boolean {
  return ![...here.unreadable, ...offered.unreadable].some((text) => text.noun === noun && text.kind !== "other");
}

/** The records of a noun that are offered, each with the one that is here in its place; none if it takes no additions. */
export function pairsOf(noun: Noun, here: Snapshot, offered: Snapshot) {
  if (!takesAdditions(noun, here, offered)) return [];
  const present = recordsByKey(here[noun] ?? []);
  return [...recordsByKey(offered[noun] ?? [])].map(([key, record]) => ({ record, present: present.get(key) }));
}

/** A record's key is its id, or all of it where it has none. Of several with one key, each has its number. */
function recordsByKey(records: readonly SnapshotRecord[]): Map<string, SnapshotRecord> {
  const counts = new Map<string, number>();
  return new Map(
    records.map((record) => {
      const id = idInJson(record.json);
      const key = isRecordId(id) ? `id ${id}` : canonicalJson(parseJson(record.json));
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [`${count} ${key}`, record];
    }),
  );
}
