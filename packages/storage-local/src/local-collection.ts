import { claimFreeId, isInnerLightError, NotFoundError, presentRecords, UnavailableError } from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { crossTabSync, REPLACED } from "./cross-tab-sync.ts";
import { type Entry, type Identified, isRecordEntry, RecordEntry } from "./entry.ts";
import { belongsTo } from "./keys.ts";
import { listStore, type ReadItem } from "./list-store.ts";
import { PendingWrites } from "./pending-writes.ts";
import type { SiteStorage } from "./site-storage.ts";

/** An entry and the one that replaces it; undefined for one that is removed. */
type EntryChange<Item extends Identified> = readonly [RecordEntry<Item>, RecordEntry<Item> | undefined];

export type LocalCollection<Item extends Identified> = ReturnType<typeof localCollection<Item>>;

/**
 * One list of records, stored as a JSON array under one key.
 *
 * Each write reads the stored text in the same task, keeps what it cannot read, and has succeeded once the new text was
 * read back. If it throws, the stored text is what it was before.
 */
export function localCollection<Item extends Identified>(
  browser: BrowserCapabilities,
  storage: SiteStorage,
  key: string,
  readItem: ReadItem<Item>,
  publish: () => void,
) {
  const store = listStore(storage, key, readItem);
  const pending = new PendingWrites<Item>();
  const sync = crossTabSync(browser, key, {
    onChange: () => void (verify() || publish()),
    onTombstone: (text, successor) => {
      if (text === "" && successor !== undefined) pending.letBack(successor);
      else pending.forget(text, successor);
      if (!verify()) sync.schedule();
    },
    onReplaced: reset,
    onReturn: () => {
      // A page in the back-forward cache misses tombstones, so it must not replay older writes.
      pending.clear();
      publish();
    },
    onSettled: () => void (verify(true) || pending.clear()),
  });

  function reset(): void {
    pending.clear();
    store.forget();
    publish();
  }

  /**
   * Replays what another tab's write has undone; returns whether there was anything. Reads even when nothing is pending:
   * if the text is damaged later, writes build on the last list that could be read.
   */
  function verify(isSettled = false): boolean {
    try {
      const { text, entries, isDamaged } = store.read();
      // Another tab removed the whole list on purpose.
      if (text === null) pending.clear();
      if (isDamaged || store.isNewer()) return false;
      const removed = pending.replay(entries, store.write, isSettled);
      if (removed === undefined) return false;
      for (const tombstone of removed) sync.announce(tombstone);
      sync.schedule();
      publish();
      return true;
    } catch (error) {
      if (!isInnerLightError(error)) throw error;
      return false;
    }
  }

  /** Stores the list with changed and added entries, and keeps these pending until other tabs have seen them. */
  function commit(
    entries: readonly Entry<Item>[],
    changes: readonly EntryChange<Item>[],
    added: readonly RecordEntry<Item>[],
    afterWrite?: () => void,
  ): void {
    if (changes.length + added.length === 0) return;
    const replaced = new Map<Entry<Item>, RecordEntry<Item> | undefined>(changes);
    const left = entries.flatMap((entry) => (replaced.has(entry) ? (replaced.get(entry) ?? []) : entry));
    store.write([...left, ...added]);
    for (const [before, after] of changes) {
      pending.add(before, after);
      sync.announce(before.json, after?.json);
    }
    for (const entry of added) pending.add(undefined, entry);
    sync.schedule();
    afterWrite?.();
    publish();
  }

  /**
   * Removes the records of these ids that are there, and adds entries, in one write. `afterWrite` gets the removed ones
   * before listeners hear of it.
   */
  function exchange(
    ids: readonly number[],
    added: readonly RecordEntry<Item>[],
    afterWrite?: (removed: readonly RecordEntry<Item>[]) => void,
  ): void {
    const { entries } = store.readForWriting();
    const removed = presentRecords(entries.filter(isRecordEntry), ids);
    const changes = removed.map((entry) => [entry, undefined] as const);
    commit(entries, changes, added, () => afterWrite?.(removed));
  }

  return {
    exchange,

    /** Adds entries that were removed, in one write. Tells it first: another tab may still be replaying a removal. */
    bringBack(added: readonly RecordEntry<Item>[], afterWrite: () => void): void {
      const { entries } = store.readForWriting();
      for (const { json } of added) sync.announce("", json);
      commit(entries, [], added, afterWrite);
    },

    /** The readable records: frozen, and the same array as long as they are the same. */
    list(): readonly Item[] {
      const { records, entries, isDamaged } = store.read();
      if (records.length > 0 || (!isDamaged && entries.length === 0)) return records;
      throw new UnavailableError("Nothing of what is stored can be read", { reason: "unreadable" });
    },

    /** The readable records, and what is wrong with the others. */
    inspect() {
      const { records, entries, isDamaged } = store.read();
      const unreadableFields = entries.flatMap((entry) => (isRecordEntry(entry) ? [] : [entry.unreadableField]));
      return { records, isNewer: store.isNewer(), isDamaged, unreadableFields };
    },

    /** Adds the records that `make` returns, in one write. Ids are the free ones from `now` upward, except `reserved`. */
    add(now: number, reserved: ReadonlySet<number>, make: (nextId: () => number) => readonly Item[]): readonly Item[] {
      const { entries, records } = store.readForWriting();
      const taken = new Set<unknown>(records.map(({ id }) => id));
      const added = make(() => claimFreeId(now, taken, reserved, pending)).map((record) => new RecordEntry(record));
      commit(entries, [], added);
      return added.map(({ record }) => record);
    },

    /** Replaces records with what `change` returns, one after another, in one write; none if it throws. */
    update(ids: readonly number[], change: (record: Item, index: number) => Item): Item[] {
      const { entries } = store.readForWriting();
      const revised = new Map<RecordEntry<Item>, RecordEntry<Item>>();
      const records = ids.map((id, index) => {
        const stored = findEntry(entries, id);
        const before = revised.get(stored) ?? stored;
        const after = before.withRecord(change(before.record, index));
        revised.set(stored, after);
        return after.record;
      });
      commit(
        entries,
        [...revised].filter(([before, after]) => after.json !== before.json),
        [],
      );
      return records;
    },

    /** Stores the first records of a list. Does not publish, because the caller already has them. */
    seed(records: readonly Item[]): void {
      store.readForWriting();
      store.write(records.map((record) => new RecordEntry({ ...record })));
    },

    /**
     * Called after this page replaced the texts under these keys: drops everything read or written before. Other tabs do
     * so too, unless it was a merge: what they wrote a moment before has its place beside what was added.
     */
    onReplaced(keys: readonly string[], isMerge = false): void {
      if (!keys.some((changed) => belongsTo(key, changed))) return;
      if (!isMerge) sync.announce(REPLACED);
      reset();
    },
  };
}

function findEntry<Item extends Identified>(entries: readonly Entry<Item>[], id: number): RecordEntry<Item> {
  const entry = entries.filter(isRecordEntry).find(({ record }) => record.id === id);
  if (entry === undefined) throw new NotFoundError("No such record");
  return entry;
}
