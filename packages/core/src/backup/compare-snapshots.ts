import * as v from "valibot";
import { canonicalJson } from "../shared/json-text.ts";
import { NOUNS, type Noun } from "../shared/noun.ts";
import { pairsOf } from "../snapshot/additions.ts";
import type { Snapshot, SnapshotRecord } from "../snapshot/snapshot.ts";

/** How the records of one noun in a backup compare with what is here. */
export interface SnapshotComparison {
  readonly noun: Noun;
  /** How many records are here, those included that cannot be read. */
  readonly here: number;
  /** The same of the backup. */
  readonly offered: number;
  /** Those that a merge would add. */
  readonly added: readonly RecordSummary[];
  /** Those that are here with other fields. A merge leaves them as they are here. */
  readonly differing: readonly RecordSummary[];
}

/** What a record is called and its day, as the backup has them; empty where it has none. */
export interface RecordSummary {
  readonly title: string;
  readonly date: string;
}

/** What would come of merging a backup, noun by noun. Changes nothing. */
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
