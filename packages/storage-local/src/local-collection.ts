import {
  belongsToEntry,
  firstFreeId,
  InnerLightError,
  NotFoundError,
  type Noun,
  takenIds,
  UnavailableError,
} from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { CrossTabSync, REPLACED } from "./cross-tab-sync.ts";
import { type Entry, type Identified, isRecordEntry, RecordEntry } from "./entry.ts";
import { LIST_KEYS } from "./keys.ts";
import { ListStore } from "./list-store.ts";
import { PendingWrites } from "./pending-writes.ts";
import type { SiteStorage } from "./site-storage.ts";
import type { ReadItem } from "./stored-list.ts";

/** An entry and the one that replaced it; one of them is undefined when an entry was added or removed. */
type EntryChange<Item extends Identified> = readonly [
  before: RecordEntry<Item> | undefined,
  after: RecordEntry<Item> | undefined,
];

/**
 * One list of records, stored as a JSON array under one key. Until it is first written it has the initial records.
 *
 * Each write reads the stored text in the same task, keeps what it cannot read, and has succeeded once the new text was
 * read back. If it throws, the stored text is what it was before.
 */
export class LocalCollection<Item extends Identified> {
  readonly #key: string;
  readonly #store: ListStore<Item>;
  readonly #publish: () => void;
  readonly #sync: CrossTabSync;
  readonly #pending = new PendingWrites<Item>();
  /** The entries that were removed on this page, by id. */
  readonly #removed = new Map<number, RecordEntry<Item>>();

  constructor(
    browser: BrowserCapabilities,
    storage: SiteStorage,
    noun: Noun,
    readItem: ReadItem<Item>,
    publish: () => void,
    initial: readonly Item[] = [],
  ) {
    this.#key = LIST_KEYS[noun];
    this.#store = new ListStore(storage, this.#key, readItem, initial);
    this.#publish = publish;
    this.#sync = new CrossTabSync(browser, this.#key, {
      onChange: () => void (this.#verify() || publish()),
      onTombstone: (text) => {
        this.#pending.forget(text);
        this.#verify();
      },
      onReplaced: () => this.#reset(),
      onReturn: () => {
        // A page in the back-forward cache misses tombstones, so it must not replay older writes.
        this.#pending.clear();
        publish();
      },
      onSettled: () => void (this.#verify() || this.#pending.clear()),
    });
  }

  /** The readable records: frozen, and the same array as long as they are the same. */
  list(): readonly Item[] {
    const { records, entries, isDamaged } = this.#store.read();
    if (records.length > 0 || (!isDamaged && entries.length === 0)) return records;
    throw new UnavailableError("Nothing of what is stored can be read", { reason: "unreadable" });
  }

  /** The readable records and what is wrong with the rest. */
  inspect() {
    const { records, entries, isDamaged } = this.#store.read();
    const unreadableFields = entries.flatMap((entry) => (isRecordEntry(entry) ? [] : [entry.unreadableField]));
    return { records, isNewer: this.#store.isNewer(), isDamaged, unreadableFields };
  }

  /** Adds the records that `make` returns, in one write. Ids are the free ones from `now` upward, except `reserved`. */
  add<const Records extends readonly Item[]>(
    now: number,
    make: (nextId: () => number) => Records,
    reserved: ReadonlySet<number> = new Set(),
  ): Records {
    const { entries, records } = this.#store.readForWriting();
    const taken = takenIds(records);
    const made = make(() => {
      const id = firstFreeId(now, taken, reserved, this.#pending);
      taken.add(id);
      return id;
    });
    if (made.length > 0) {
      const added = made.map((record) => new RecordEntry<Item>(record));
      this.#commit(
        [...entries, ...added],
        added.map((entry) => [undefined, entry]),
      );
    }
    return made;
  }

  /** Replaces a record with what `change` returns. */
  update(id: number, change: (record: Item) => Item): Item {
    const { entries, isDamaged } = this.#store.readForWriting();
    const entry = findEntry(entries, id);
    const updated = entry.withRecord(change(entry.record));
    if (updated.json === entry.json && !isDamaged) return entry.record;
    const changed = entries.map((other) => (other === entry ? updated : other));
    this.#commit(changed, [[entry, updated]]);
    return updated.record;
  }

  remove(id: number): void {
    const { entries } = this.#store.readForWriting();
    const entry = findEntry(entries, id);
    const others = entries.filter((other) => other !== entry);
    this.#commit(others, [[entry, undefined]]);
    this.#removed.set(id, entry);
  }

  /**
   * Puts a removed record back, with all its fields. Calls `beforeWrite` with the id it will have; if that throws, the
   * record stays removed.
   */
  restore(id: number, beforeWrite?: (newId: number) => void): Item {
    const { entries, records } = this.#store.readForWriting();
    const removed = this.#removed.get(id);
    if (removed === undefined) throw new NotFoundError("No such record was removed here");
    const taken = takenIds(records);
    const restored = taken.has(id) ? removed.withId(firstFreeId(id, taken, this.#pending)) : removed;
    beforeWrite?.(restored.record.id);
    this.#commit([...entries, restored], [[undefined, restored]]);
    this.#removed.delete(id);
    return restored.record;
  }

  /** Stores the first records of a list. Does not publish, because the caller already has them. */
  seed(records: readonly Item[]): void {
    this.#store.readForWriting();
    this.#store.write(records.map((record) => new RecordEntry({ ...record })));
  }

  /** Called after this page replaced the texts under these keys: drops everything read, written or removed before. */
  onReplaced(keys: readonly string[]): void {
    if (!keys.some((key) => belongsToEntry(this.#key, key))) return;
    this.#sync.announce(REPLACED);
    this.#reset();
  }

  /** Stores the entries, and keeps the changes pending until other tabs have seen them. */
  #commit(entries: readonly Entry<Item>[], changes: readonly EntryChange<Item>[]): void {
    this.#store.write(entries);
    for (const [before, after] of changes) {
      this.#pending.add(before, after);
      if (before !== undefined) this.#sync.announce(before.json);
    }
    this.#sync.schedule();
    this.#publish();
  }

  #reset(): void {
    this.#pending.clear();
    this.#removed.clear();
    this.#store.forget();
    this.#publish();
  }

  /**
   * Replays what another tab's write has undone, and returns whether there was anything. Reads even when nothing is
   * pending: should the text be damaged next, writes build on the list that was read last.
   */
  #verify(): boolean {
    try {
      const { text, entries, isDamaged } = this.#store.read();
      // Another tab removed the whole list on purpose.
      if (text === null) this.#pending.clear();
      if (isDamaged || this.#store.isNewer()) return false;
      const removed = this.#pending.replay(entries, (replayed) => this.#store.write(replayed));
      if (removed === undefined) return false;
      for (const tombstone of removed) this.#sync.announce(tombstone);
      this.#sync.schedule();
      this.#publish();
      return true;
    } catch (error) {
      if (!(error instanceof InnerLightError)) throw error;
      return false;
    }
  }
}

function findEntry<Item extends Identified>(entries: readonly Entry<Item>[], id: number): RecordEntry<Item> {
  const entry = entries.filter(isRecordEntry).find(({ record }) => record.id === id);
  if (entry === undefined) throw new NotFoundError("No such record");
  return entry;
}
