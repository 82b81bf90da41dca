import { claimFreeId, isInnerLightError, NotFoundError, presentRecords, UnavailableError } from "@inner-light/core";
import { belongsTo } from "./keys.ts";
import { type Entry, type Identified, isRecordEntry, listStore, type ReadItem, RecordEntry } from "./list-store.ts";
import type { SiteStorage } from "./site-storage.ts";

export type LocalCollection<Item extends Identified> = ReturnType<typeof localCollection<Item>>;

/**
 * One list of records, stored as a JSON array under one key. Each write reads the stored text in the same task, keeps what
 * it cannot read, and reads the new text back. If it throws, the stored text is unchanged.
 */
export function localCollection<Item extends Identified>(
  storage: SiteStorage,
  key: string,
  readItem: ReadItem<Item>,
  publish: () => void,
) {
  const store = listStore(storage, key, readItem);

  /** Stores the entries of the list, if they changed. */
  function commit(before: readonly Entry<Item>[], after: readonly Entry<Item>[], afterWrite?: () => void): void {
    if (after.length === before.length && after.every((entry, index) => entry === before[index])) return;
    store.write(after);
    afterWrite?.();
    publish();
  }

  /** Removes records that are there, and adds entries, in one write. `afterWrite` gets the removed ones before listeners. */
  function exchange(
    ids: readonly number[],
    added: readonly RecordEntry<Item>[],
    afterWrite?: (removed: readonly RecordEntry<Item>[]) => void,
  ): void {
    const { entries } = store.readForWriting();
    const removed = presentRecords(entries.filter(isRecordEntry), ids);
    const gone = new Set<Entry<Item>>(removed);
    commit(entries, [...entries.filter((entry) => !gone.has(entry)), ...added], () => afterWrite?.(removed));
  }

  return {
    exchange,

    /** The readable records, frozen: the same array until they change, so that a page need not draw them again. */
    list(): readonly Item[] {
      const { records, entries, isDamaged } = store.read();
      if (records.length > 0 || (!isDamaged && entries.length === 0)) return records;
      throw new UnavailableError("Nothing of what is stored can be read", { reason: "unreadable" });
    },

    inspect() {
      const { records, entries, isDamaged } = store.read();
      const unreadableFields = entries.flatMap((entry) => (isRecordEntry(entry) ? [] : [entry.unreadableField]));
      return { records, isNewer: store.isNewer(), isDamaged, unreadableFields };
    },

    /** Adds the records that `make` returns, in one write, under free ids from `now` upward that are not `reserved`. */
    add(now: number, reserved: ReadonlySet<number>, make: (nextId: () => number) => readonly Item[]): readonly Item[] {
      const { entries, records } = store.readForWriting();
      const taken = new Set<unknown>(records.map(({ id }) => id));
      const added = make(() => claimFreeId(now, taken, reserved)).map((record) => new RecordEntry(record));
      commit(entries, [...entries, ...added]);
      return added.map(({ record }) => record);
    },

    /** Replaces records with what `change` returns, one after another, in one write. */
    update(ids: readonly number[], change: (record: Item, index: number) => Item): Item[] {
      const { entries } = store.readForWriting();
      const revised = new Map<Entry<Item>, RecordEntry<Item>>();
      const records = ids.map((id, index) => {
        const stored = findEntry(entries, id);
        const before = revised.get(stored) ?? stored;
        const after = before.withRecord(change(before.record, index));
        revised.set(stored, after);
        return after.record;
      });
      commit(
        entries,
        entries.map((entry) => {
          const after = revised.get(entry);
          return after === undefined || after.json === entry.json ? entry : after;
        }),
      );
      return records;
    },

    /** Stores the first records of a list without publishing, because the caller already has them. */
    seed(records: readonly Item[]): void {
      store.readForWriting();
      store.write(records.map((record) => new RecordEntry({ ...record })));
    },

    /** Called after this page replaced the texts under these keys. */
    onReplaced(keys: readonly string[]): void {
      if (!keys.some((changed) => belongsTo(key, changed))) return;
      store.forget();
      publish();
    },

    /** Called after another tab changed the text under a key, or cleared the storage (null). */
    onChangedElsewhere(changed: string | null): void {
      if (changed !== null && !belongsTo(key, changed)) return;
      try {
        if (changed === null) store.forget();
        // Remembers the list, in case the text is damaged later.
        else store.read();
      } catch (error) {
        if (!isInnerLightError(error)) throw error;
      }
      publish();
    },

    publish,
  };
}

function findEntry<Item extends Identified>(entries: readonly Entry<Item>[], id: number): RecordEntry<Item> {
  const entry = entries.filter(isRecordEntry).find(({ record }) => record.id === id);
  if (entry === undefined) throw new NotFoundError("No such record");
  return entry;
}
