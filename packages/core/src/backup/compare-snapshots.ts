import * as v from "valibot";
import { canonicalJson, parseJson } from "../shared/json-text.ts";
import { NOUNS, type Noun } from "../shared/noun.ts";
import { pairsOf, takesAdditions } from "../snapshot/additions.ts";
import type { Snapshot, SnapshotRecord } from "../snapshot/snapshot.ts";

/** How the records of one noun in a backup compare with what is here. */
export interface SnapshotComparison {
  readonly noun: Noun;
  /** How many records are here; `null` when they cannot be read as a list. */
  readonly here: number | null;
  /** How many records the backup has; `null` when they cannot be read as a list. */
  readonly offered: number | null;
  /** Those that a merge would add; `null` when the noun takes no additions. */
  readonly added: readonly RecordSummary[] | null;
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
    const isMergeable = takesAdditions(noun, here, offered);
    const differs = ({ record, present }: (typeof pairs)[number]) =>
      present !== undefined && canonicalJson(parseJson(present.json)) !== canonicalJson(parseJson(record.json));
    return {
      noun,
      here: countOf(noun, here),
      offered: countOf(noun, offered),
      added: isMergeable ? pairs.filter(({ present }) => present === undefined).map(summaryOf) : null,
      differing: pairs.filter(differs).map(summaryOf),
    };
  });
}

function countOf(noun: Noun, snapshot: Snapshot): number | null {
  const isDamaged = snapshot.unreadable.some((text) => text.noun === noun && text.kind === "list");
  return isDamaged ? null : (snapshot[noun]?.length ?? 0);
}

const text = v.fallback(v.string(), "");
const summarySchema = v.object({ title: text, fullName: text, alt: text, date: text, timestamp: text });

function summaryOf({ record }: { readonly record: SnapshotRecord }): RecordSummary {
  const { title, fullName, alt, date, timestamp } = v.parse(summarySchema, Object(parseJson(record.json)));
  return { title: title || fullName || alt, date: date || timestamp.slice(0, "2026-05-01".length) };
}
