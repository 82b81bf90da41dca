import { parseJson } from "../shared/json-text.ts";
import { NOUNS, type Noun } from "../shared/noun.ts";
import { isRecordId } from "../shared/record-id.ts";
import { EMPTY_SNAPSHOT, idInJson, type Snapshot, type SnapshotRecord } from "./snapshot.ts";

/**
 * What merging adds: the records and deleted records whose ids are not here, and the values without an id that have no
 * equal here. Each keeps its marks. What is here stays as it is, and a noun that takes no additions gets none.
 */
export function additionsTo(here: Snapshot, offered: Snapshot): Snapshot {
  const nouns = NOUNS.filter((noun) => takesAdditions(noun, here, offered));
  const added = (noun: Noun) =>
    nouns.includes(noun)
      ? pairsOf(noun, here, offered).flatMap(({ record, present }) => (present === undefined ? [record] : []))
      : [];
  const live = { events: added("events"), messages: added("messages"), slides: added("slides") };
  const present = (noun: Noun) => [
    ...(here[noun] ?? []),
    ...live[noun],
    ...here.deleted.filter((deleted) => deleted.noun === noun),
  ];
  const ids = { events: idsOf(present("events")), messages: idsOf(present("messages")) };
  const isNew = ({ noun, json }: Snapshot["deleted"][number]) => nouns.includes(noun) && !ids[noun].has(idInJson(json));
  return { ...EMPTY_SNAPSHOT, ...live, deleted: offered.deleted.filter(isNew) };
}

/** Whether records can be added to a noun: both lists can be read, and no later version of the site wrote one of them. */
export function takesAdditions(noun: Noun, here: Snapshot, offered: Snapshot): boolean {
  return ![...here.unreadable, ...offered.unreadable].some((text) => text.noun === noun && text.kind !== "other");
}

/** The records of a noun that are offered, each with the one that is here in its place. */
export function pairsOf(noun: Noun, here: Snapshot, offered: Snapshot) {
  const present = recordsByKey(here[noun] ?? []);
  return [...recordsByKey(offered[noun] ?? [])].map(([key, record]) => ({ record, present: present.get(key) }));
}

function idsOf(records: readonly SnapshotRecord[]): Set<unknown> {
  return new Set(records.map(({ json }) => idInJson(json)));
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

/** The same text for values with the same fields, in whatever order. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
  return `{${fields.toSorted().join(",")}}`;
}
