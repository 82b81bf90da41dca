import * as core from "@inner-light/core";
import { belongsTo, versionKeyOf } from "./keys.ts";
import { escapeNonLatin1, quarantine, type SiteStorage, toStoredJson } from "./site-storage.ts";

export interface Identified {
  readonly id: number;
}

type Entry<Item> = RecordEntry<Item> | { readonly unreadableField: string; readonly value: unknown };

/** A readable element with its effective id. */
export interface RecordEntry<Item> {
  /** Frozen, so callers can share it. */
  readonly record: Item;
  /** The parsed element, including unknown fields. */
  readonly value: object;
}

export function recordEntry<Item extends object>(record: Item, value: object = record): RecordEntry<Item> {
  return { record: Object.freeze(record), value };
}

export function entryOf<Item extends object>(value: unknown, readItem: ReadItem<Item>): Entry<Item> {
  const reading = readItem(value);
  return "record" in reading ? recordEntry(reading.record, Object(value)) : { ...reading, value };
}

export function isRecordEntry<Item>(entry: Entry<Item>): entry is RecordEntry<Item> {
  return "record" in entry;
}

export type ReadItem<Item> = (value: unknown) => core.RecordReading<Item>;

export type StoredList<Item extends Identified> = ReturnType<typeof storedList<Item>>;

/**
 * A JSON array under one key. A write re-reads it in the same task, keeps unreadable values, and verifies the result.
 */
export function storedList<Item extends Identified>(
  storage: SiteStorage,
  key: string,
  readItem: ReadItem<Item>,
  publish: () => void,
) {
  /** May be stale. Compare with the stored string in the same task before use. */
  let latest = parsedList<Item>(null, []);

  /** Parses only if the string has changed. */
  function read(): typeof latest {
    const text = storage.get(key);
    if (text !== latest.text) {
      const values = core.parseArray(text ?? "[]");
      const entries = values?.map((value) => entryOf(value, readItem));
      latest = entries ? parsedList(text, withUniqueIds(entries)) : { ...latest, text, isDamaged: true };
    }
    return latest;
  }

  const isNewer = () => isLaterVersion(storage.get(versionKeyOf(key)));

  function readForWriting(): typeof latest {
    const list = read();
    if (!isNewer()) return list;
    throw new core.ReadOnlyError("A later version of this site wrote the list", { reason: "newer-version" });
  }

  /** Replaces the list just read. First quarantines its string if writing could lose parts of it. */
  function write(entries: readonly Entry<Item>[]): void {
    const { text } = latest;
    if (text !== null && !isOwnJson(text)) quarantine(storage, key, text);
    const json = `[${entries.map(({ value }) => toStoredJson(value)).join(",")}]`;
    latest = parsedList(storage.writeJson(key, json), entries);
  }

  function commit(before: readonly Entry<Item>[], after: readonly Entry<Item>[], afterWrite?: () => void): void {
    if (after.length === before.length && after.every((entry, index) => entry === before[index])) return;
    write(after);
    afterWrite?.();
    publish();
  }

  return {
    publish,

    /** Returns frozen records. The array stays the same until they change, so pages do not rerender. */
    list(): readonly Item[] {
      const { records, entries, isDamaged } = read();
      if (records.length > 0 || (!isDamaged && entries.length === 0)) return records;
      throw new core.UnavailableError("None of the stored records can be read", { reason: "unreadable" });
    },

    inspect() {
      const { records, entries, isDamaged } = read();
      const unreadableFields = entries.flatMap((entry) => (isRecordEntry(entry) ? [] : [entry.unreadableField]));
      return { records, isNewer: isNewer(), isDamaged, unreadableFields };
    },

    /** Adds the records from `make` in one write, under free ids from `now` upward that are not `reserved`. */
    add(now: number, reserved: ReadonlySet<number>, make: (nextId: () => number) => readonly Item[]): readonly Item[] {
      const { entries, records } = readForWriting();
      const taken = new Set<unknown>(records.map(({ id }) => id));
      const added = make(() => core.claimFreeId(now, taken, reserved)).map((record) => recordEntry(record));
      commit(entries, [...entries, ...added]);
      return added.map(({ record }) => record);
    },

    update(ids: readonly number[], change: (record: Item, index: number) => Item): Item[] {
      const { entries } = readForWriting();
      const revised = new Map<number, RecordEntry<Item>>();
      for (const entry of entries) if (isRecordEntry(entry)) revised.set(entry.record.id, entry);
      const records = ids.map((id, index) => {
        const before = revised.get(id);
        if (before === undefined) throw new core.NotFoundError("No such record");
        const record = change(before.record, index);
        const after = recordEntry(record, core.revisedValue(before.value, before.record, record));
        revised.set(id, after);
        return after.record;
      });
      const changed = entries.map((entry) => {
        const after = isRecordEntry(entry) ? (revised.get(entry.record.id) ?? entry) : entry;
        return after === entry || toStoredJson(after.value) === toStoredJson(entry.value) ? entry : after;
      });
      commit(entries, changed);
      return records;
    },

    /** Removes and adds entries in one write. Calls `afterWrite` with the removed records before any listener. */
    exchange(
      ids: readonly number[],
      added: readonly RecordEntry<Item>[],
      afterWrite?: (removed: readonly RecordEntry<Item>[]) => void,
    ): void {
      const { entries } = readForWriting();
      const removed = core.presentRecords(entries.filter(isRecordEntry), ids);
      const gone = new Set<Entry<Item>>(removed);
      commit(entries, [...entries.filter((entry) => !gone.has(entry)), ...added], () => afterWrite?.(removed));
    },

    /** Stores initial records without publishing, because the caller already has them. */
    seed(records: readonly Item[]): void {
      readForWriting();
      write(records.map((record) => recordEntry({ ...record })));
    },

    /** Called after this page replaced the strings under these keys. */
    onReplaced(keys: readonly string[]): void {
      if (!keys.some((changed) => belongsTo(key, changed))) return;
      latest = parsedList(null, []);
      publish();
    },

    /** Called after another tab changed a key or cleared the storage (`null`). */
    onChangedElsewhere(changed: string | null): void {
      if (changed !== null && !belongsTo(key, changed)) return;
      try {
        if (changed === null) latest = parsedList(null, []);
        // Remembers the list in case the string is damaged later.
        else read();
      } catch (error) {
        if (!core.isInnerLightError(error)) throw error;
      }
      publish();
    },
  };
}

/** Version 1 does not store a number. Later versions do. */
const KNOWN_VERSION = 1;

/** Returns whether a later version of this site wrote the list. */
export function isLaterVersion(text: string | null): boolean {
  return Number.parseFloat(text ?? "") > KNOWN_VERSION;
}

/** For a damaged string, `entries` are the last readable ones. */
function parsedList<Item extends Identified>(text: string | null, entries: readonly Entry<Item>[]) {
  const records = entries.filter(isRecordEntry).map(({ record }) => record);
  return { text, isDamaged: false, entries, records: Object.freeze(records) };
}

/** Returns whether parsing loses nothing: `JSON.stringify` gives the same string, escaped or not. */
export function isOwnJson(text: string): boolean {
  const values = core.parseArray(text);
  const json = JSON.stringify(values);
  return values !== undefined && (text === json || text === escapeNonLatin1(json));
}

/** If records share an id, the first keeps it. The rest get the next free ids, the same in every tab. */
function withUniqueIds<Item extends Identified>(entries: Entry<Item>[]): Entry<Item>[] {
  const taken = new Set(entries.filter(isRecordEntry).map(({ record }) => record.id));
  const seen = new Set<number>();
  return entries.map((entry) => {
    if (!isRecordEntry(entry)) return entry;
    const { id } = entry.record;
    const uniqueId = seen.has(id) ? core.firstFreeId(id, taken) : id;
    seen.add(uniqueId);
    taken.add(uniqueId);
    if (uniqueId === id) return entry;
    return recordEntry({ ...entry.record, id: uniqueId }, { ...entry.value, id: uniqueId });
  });
}
