import { firstFreeId, parseArray, type RecordReading } from "@inner-light/core";
import { entryOf, type Identified, isRecordEntry } from "./entry.ts";
import { EntryList } from "./entry-list.ts";
import { escapeNonLatin1 } from "./json-text.ts";

export type ReadItem<Item> = (value: unknown) => RecordReading<Item>;

/** The text under a key, read as a list. */
export interface StoredList<Item extends Identified> {
  readonly text: string | null;
  /** Whether the text is not a list; `list` is empty then. */
  readonly isDamaged: boolean;
  readonly list: EntryList<Item>;
  /** The text, if writing the list could change what it says: it has to be copied first. */
  unsupportedSource(): string | null;
}

/** Reads the text under a key. Never throws. */
export function readStoredList<Item extends Identified>(
  text: string | null,
  readItem: ReadItem<Item>,
): StoredList<Item> {
  const values = text === null ? [] : parseArray(text);
  if (values === undefined) return { text, isDamaged: true, list: new EntryList(), unsupportedSource: () => text };
  const list = withUniqueIds(new EntryList(values.map((value) => entryOf(value, readItem(value)))));
  return { text, isDamaged: false, list, unsupportedSource: () => (isOwnJson(text, values) ? null : text) };
}

/** The list that was written as this text. */
export function writtenList<Item extends Identified>(text: string | null, list: EntryList<Item>): StoredList<Item> {
  return { text, isDamaged: false, list, unsupportedSource: () => null };
}

/** Whether the text is the JSON that an engine makes of these values, escaped or not: then parsing lost nothing. */
function isOwnJson(text: string | null, values: unknown[]): boolean {
  const json = JSON.stringify(values);
  return text === json || text === escapeNonLatin1(json);
}

/**
 * Of records stored under one id, the first keeps it and each later one gets the next free id above. In list order, so
 * that every tab computes the same ids; removing one of them never removes the other.
 */
function withUniqueIds<Item extends Identified>(list: EntryList<Item>): EntryList<Item> {
  if (list.ids.size === list.records.length) return list;
  const taken = new Set(list.ids);
  const seen = new Set<number>();
  return new EntryList(
    list.entries.map((entry) => {
      if (!isRecordEntry(entry)) return entry;
      const { id } = entry.record;
      const uniqueId = seen.has(id) ? firstFreeId(id, taken) : id;
      seen.add(uniqueId);
      taken.add(uniqueId);
      return uniqueId === id ? entry : entry.withId(uniqueId);
    }),
  );
}
