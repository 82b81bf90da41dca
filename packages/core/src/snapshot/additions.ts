import * as v from "valibot";
import { canonicalJson } from "../shared/json-text.ts";
import { idOf, isRecordId, NOUNS, type Noun } from "../shared/records.ts";
import type { Snapshot, SnapshotRecord } from "./snapshot.ts";

/**
 * What merging adds: records and deleted records whose ids are not stored here, and values without an id that equal no
 * value here, all with their marks.
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

/** A noun's records in the backup, each paired with the record that it corresponds to here. */
function pairsOf(noun: Noun, here: Snapshot, offered: Snapshot) {
  const present = recordsByKey(here[noun] ?? []);
  return [...recordsByKey(offered[noun] ?? [])].map(([key, record]) => ({ record, present: present.get(key) }));
}

/** Records by id or, without one, by content. Duplicate keys are numbered. */
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

/** How one noun's records in a backup compare with those here. */
export interface SnapshotComparison {
  readonly noun: Noun;
  /** How many records are here, including unreadable ones. */
  readonly here: number;
  /** How many records are in the backup. */
  readonly offered: number;
  /** The records that a merge would add. */
  readonly added: readonly RecordSummary[];
  /** The records that differ from those here. A merge does not change them. */
  readonly differing: readonly RecordSummary[];
}

/** The name and date of a record in the backup; empty if it has none. */
export interface RecordSummary {
  readonly title: string;
  readonly date: string;
}

/** Previews the merge of a backup, noun by noun. */
export function compareSnapshots(here: Snapshot, offered: Snapshot): SnapshotComparison[] {
  return NOUNS.map((noun) => {
    const pairs = pairsOf(noun, here, offered);
    const differs = ({ record, present }: (typeof pairs)[number]) =>
      present !== undefined && canonicalJson(present.value) !== canonicalJson(record.value);
    return {
      noun,
      here: here[noun]?.length ?? 0,
      offered: offered[noun]?.length ?? 0,
      added: pairs.filter(({ present }) => present === undefined).map(summaryOf),
      differing: pairs.filter(differs).map(summaryOf),
    };
  });
}

const text = v.fallback(v.string(), "");
const summarySchema = v.object({ title: text, fullName: text, alt: text, date: text, timestamp: text });

function summaryOf({ record }: { readonly record: SnapshotRecord }): RecordSummary {
  const { title, fullName, alt, date, timestamp } = v.parse(summarySchema, Object(record.value));
  return { title: title || fullName || alt, date: date || timestamp.slice(0, "2026-05-01".length) };
}
