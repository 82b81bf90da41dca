import { firstFreeId, parseArray, ReadOnlyError, type RecordReading, revisedValue } from "@inner-light/core";
import { versionKeyOf } from "./keys.ts";
import { escapeNonLatin1, quarantine, type SiteStorage, toStoredJson } from "./site-storage.ts";

export interface Identified {
  readonly id: number;
}

/** One element of a stored list: a record, or an unreadable value that is kept as it is. */
export type Entry<Item extends Identified> =
  | RecordEntry<Item>
  | { readonly record: undefined; readonly unreadableField: string; readonly json: string };

/** An element with a record, under the id that it has in its list. Keeps unknown fields. */
export class RecordEntry<Item extends Identified> {
  /** Frozen, so it can be handed out without a copy. */
  readonly record: Item;
  /** The parsed element, unknown fields included. */
  readonly value: object;

  constructor(record: Item, value: object = record) {
    this.record = Object.freeze(record);
    this.value = value;
  }

  withId(id: number): RecordEntry<Item> {
    return new RecordEntry<Item>({ ...this.record, id }, { ...this.value, id });
  }

  withRecord(record: Item): RecordEntry<Item> {
    return new RecordEntry<Item>(record, revisedValue(this.value, this.record, record));
  }

  get json(): string {
    return toStoredJson(this.value);
  }
}

export function entryOf<Item extends Identified>(value: unknown, reading: RecordReading<Item>): Entry<Item> {
  if ("record" in reading) return new RecordEntry(reading.record, Object(value));
  return { record: undefined, unreadableField: reading.unreadableField, json: toStoredJson(value) };
}

export function isRecordEntry<Item extends Identified>(entry: Entry<Item>): entry is RecordEntry<Item> {
  return entry.record !== undefined;
}

export type ReadItem<Item> = (value: unknown) => RecordReading<Item>;

/** The version of a list that this code writes. Version 1 stores no number; later versions store theirs. */
const KNOWN_VERSION = 1;

/** One list as it is stored under its key, parsed again only when its text has changed. */
export function listStore<Item extends Identified>(storage: SiteStorage, key: string, readItem: ReadItem<Item>) {
  /** As last read or written. Valid only after a comparison with the stored text in the same task. */
  let latest = storedList<Item>(null, []);

  function read(): typeof latest {
    const text = storage.get(key);
    if (text !== latest.text) {
      const values = parseArray(text ?? "[]");
      const entries = values?.map((value) => entryOf(value, readItem(value)));
      latest = entries ? storedList(text, withUniqueIds(entries)) : { ...latest, text, isDamaged: true };
    }
    return latest;
  }

  const isNewer = () => isLaterVersion(storage.get(versionKeyOf(key)));

  return {
    read,
    isNewer,

    readForWriting(): typeof latest {
      const list = read();
      if (!isNewer()) return list;
      throw new ReadOnlyError("A later version of this site wrote the list", { reason: "newer-version" });
    },

    /** Replaces the list just read, or throws. Copies its text first if writing could change it. */
    write(entries: readonly Entry<Item>[]): void {
      const { text } = latest;
      if (text !== null && !isOwnJson(text)) quarantine(storage, key, text);
      const json = `[${entries.map((entry) => entry.json).join(",")}]`;
      latest = storedList(storage.writeJson(key, json), entries);
    },

    forget(): void {
      latest = storedList(null, []);
    },
  };
}

/** Whether the text of a list's version says that a later version of this site wrote the list. */
export function isLaterVersion(text: string | null): boolean {
  return Number.parseFloat(text ?? "") > KNOWN_VERSION;
}

/** A text and its list or, if it is damaged, the last list that could be read. */
function storedList<Item extends Identified>(text: string | null, entries: readonly Entry<Item>[]) {
  const records = entries.filter(isRecordEntry).map(({ record }) => record);
  return { text, isDamaged: false, entries, records: Object.freeze(records) };
}

/** Whether the text is the JSON that an engine makes of its own values, escaped or not, so that parsing it loses nothing. */
export function isOwnJson(text: string): boolean {
  const values = parseArray(text);
  const json = JSON.stringify(values);
  return values !== undefined && (text === json || text === escapeNonLatin1(json));
}

/** Of records stored under one id, the first keeps it and each later one gets the next free id, the same in every tab. */
function withUniqueIds<Item extends Identified>(entries: Entry<Item>[]): Entry<Item>[] {
  const taken = new Set(entries.filter(isRecordEntry).map(({ record }) => record.id));
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
