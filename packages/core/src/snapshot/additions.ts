import * as v from "valibot";
import { canonicalJson } from "../shared/json-text.ts";
import { idOf, isRecordId, NOUNS, type Noun } from "../shared/records.ts";
import type { Snapshot, SnapshotRecord } from "./snapshot.ts";

/** Returns what a merge adds: records with new ids, and values without an id that are not stored yet. */
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

function pairsOf(noun: Noun, here: Snapshot, offered: Snapshot) {
  const present = recordsByKey(here[noun] ?? []);
  return [...recordsByKey(offered[noun] ?? [])].map(([key, record]) => ({ record, present: present.get(key) }));
}

/** Keys records by id, or by content if they have none. Numbers duplicates. */
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

/** Compares a noun's records in a backup with the stored ones. */
export interface SnapshotComparison {
  readonly noun: Noun;
  /** Includes unreadable records. */
  readonly here: number;
  readonly offered: number;
  readonly added: readonly RecordSummary[];
  /** The records that differ. A merge leaves them alone. */
  readonly differing: readonly RecordSummary[];
}

/** Fields are empty if the record lacks them. */
export interface RecordSummary {
  readonly title: string;
  readonly date: string;
}

/** Previews a merge, noun by noun. */
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
