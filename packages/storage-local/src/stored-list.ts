import { firstFreeId, parseArray, type RecordReading } from "@inner-light/core";
import { type Entry, entryOf, type Identified, isRecordEntry } from "./entry.ts";
import { escapeNonLatin1 } from "./stored-json.ts";

export type ReadItem<Item> = (value: unknown) => RecordReading<Item>;

/** A text and the list that it holds. */
export interface StoredList<Item extends Identified> {
  readonly text: string | null;
  /** Whether the text is not a list. Entries and records are those of the last text that was one. */
  readonly isDamaged: boolean;
  readonly entries: readonly Entry<Item>[];
  /** Frozen, and the same array as long as the entries are the same. */
  readonly records: readonly Item[];
}

export function storedList<Item extends Identified>(
  text: string | null,
  entries: readonly Entry<Item>[],
): StoredList<Item> {
  const records = entries.filter(isRecordEntry).map(({ record }) => record);
  return { text, isDamaged: false, entries, records: Object.freeze(records) };
}

/** The elements of a list in a text; undefined when the text is not a list. */
export function readEntries<Item extends Identified>(
  text: string,
  readItem: ReadItem<Item>,
): Entry<Item>[] | undefined {
  const values = parseArray(text);
  return values && withUniqueIds(values.map((value) => entryOf(value, readItem(value))));
}

/** Whether the text is the JSON that an engine makes of its own values, escaped or not: then parsing it lost nothing. */
export function isOwnJson(text: string): boolean {
  const values = parseArray(text);
  const json = JSON.stringify(values);
  return values !== undefined && (text === json || text === escapeNonLatin1(json));
}

/**
 * Of records stored under one id, the first keeps it and each later one gets the next free id above. In list order, so
 * that every tab computes the same ids; removing one of them never removes the other.
 */
function withUniqueIds<Item extends Identified>(entries: Entry<Item>[]): Entry<Item>[] {
  const ids = entries.filter(isRecordEntry).map(({ record }) => record.id);
  const taken = new Set(ids);
  if (taken.size === ids.length) return entries;
  const seen = new Set<number>();
  return entries.map((entry) => {
    if (!isRecordEntry(entry)) return entry;
    const { id } = entry.record;
    const uniqueId = seen.has(id) ? firstFreeId(id, taken) : id;
    seen.add(uniqueId);
    taken.add(uniqueId);
    return uniqueId === id ? entry : entry.withId(uniqueId);
  });
}
