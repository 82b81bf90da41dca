import { firstFreeId, InnerLightError, NotFoundError, type Noun, UnavailableError } from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { CrossTabSync } from "./cross-tab-sync.ts";
import { type Identified, isRecordEntry, RecordEntry } from "./entry.ts";
import { EntryList } from "./entry-list.ts";
import { isKeyOfList, LIST_KEYS } from "./keys.ts";
import { ListStore } from "./list-store.ts";
import { PendingWrites } from "./pending-writes.ts";
import type { SiteStorage } from "./site-storage.ts";
import type { ReadItem, StoredList } from "./stored-list.ts";

/** An entry that took the place of another; undefined where one was added or removed. */
type EntryChange<Item extends Identified> = readonly [
  before: RecordEntry<Item> | undefined,
  after: RecordEntry<Item> | undefined,
];

/** What is wrong with a stored list. */
export interface ListCondition {
  readonly isNewer: boolean;
  readonly isDamaged: boolean;
  readonly unreadableFields: readonly string[];
}

/**
 * One list of records, stored as a JSON array under one key.
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
  ) {
    this.#key = LIST_KEYS[noun];
    this.#store = new ListStore(storage, this.#key, readItem);
    this.#publish = publish;
    this.#sync = new CrossTabSync(browser, this.#key, {
      onChange: () => void (this.#verify() || publish()),
      onTombstone: (text) => {
        this.#pending.forget(text);
        this.#verify();
      },
      onReplaced: () => this.#reset(),
      onReturn: () => this.#onReturn(),
      onSettled: () => this.#onSettled(),
    });
  }

  /** The readable records: frozen, and the same array as long as they are the same. */
  list(): readonly Item[] {
    const { isDamaged, list } = this.#store.read();
    const { records } = this.#store.intact;
    if (records.length > 0 || (!isDamaged && list.entries.length === 0)) return records;
    throw new UnavailableError("Nothing of what is stored can be read", { reason: "unreadable" });
  }

  /** The readable records and what is wrong with the rest. */
  inspect(): ListCondition & { readonly records: readonly Item[] } {
    const { isDamaged, list } = this.#store.read();
    const unreadable = list.entries.flatMap((entry) => (isRecordEntry(entry) ? [] : [entry.unreadableField]));
    return {
      records: this.#store.intact.records,
      isNewer: this.#store.isNewer(),
      isDamaged,
      unreadableFields: unreadable,
    };
  }

  /** Adds the records that `make` makes, in one write. The ids are free ones from `now` upward, and not `reserved`. */
  add<const Records extends readonly Item[]>(
    now: number,
    make: (nextId: () => number) => Records,
    reserved: ReadonlySet<number> = new Set(),
  ): Records {
    const found = this.#store.readForWriting();
    const used = new Set(reserved);
    const records = make(() => {
      const id = this.#freeId(now, used);
      used.add(id);
      return id;
    });
    if (records.length > 0)
      this.#append(
        found,
        records.map((record) => new RecordEntry(record)),
      );
    return records;
  }

  /** Puts what `change` makes of a record in its place. */
  update(id: number, change: (record: Item) => Item): Item {
    const found = this.#store.readForWriting();
    const entry = this.#find(id);
    const updated = entry.withRecord(change(entry.record));
    if (updated.json === entry.json && !found.isDamaged) return entry.record;
    const entries = this.#store.intact.entries.map((other) => (other === entry ? updated : other));
    this.#commit(found, new EntryList(entries), [[entry, updated]]);
    return updated.record;
  }

  remove(id: number): void {
    const found = this.#store.readForWriting();
    const entry = this.#find(id);
    const entries = this.#store.intact.entries.filter((other) => other !== entry);
    this.#commit(found, new EntryList(entries), [[entry, undefined]]);
    this.#removed.set(id, entry);
  }

  /** Puts back what `remove` took away, with everything that was in it. */
  restore(id: number): Item {
    const found = this.#store.readForWriting();
    const removed = this.#removed.get(id);
    if (removed === undefined) throw new NotFoundError("No such record was removed here");
    const restored = this.#store.intact.ids.has(id) ? removed.withId(this.#freeId(id)) : removed;
    this.#append(found, [restored]);
    this.#removed.delete(id);
    return restored.record;
  }

  /** Stores the first records of a list. Not published: the caller has them. */
  seed(records: readonly Item[]): void {
    const entries = records.map((record) => new RecordEntry({ ...record }));
    this.#store.write(this.#store.readForWriting(), new EntryList(entries));
  }

  /** After this page replaced the texts under these keys: nothing that was here, or was done here, comes back. */
  onReplaced(keys: readonly string[]): void {
    if (!keys.some((key) => isKeyOfList(this.#key, key))) return;
    this.#sync.announceReplaced();
    this.#reset();
  }

  #find(id: number): RecordEntry<Item> {
    const entry = this.#store.intact.find(id);
    if (entry === undefined) throw new NotFoundError("No such record");
    return entry;
  }

  #freeId(from: number, reserved: ReadonlySet<number> = new Set()): number {
    return firstFreeId(from, this.#store.intact.ids, this.#pending, reserved);
  }

  #append(found: StoredList<Item>, added: readonly RecordEntry<Item>[]): void {
    const changes = added.map((entry) => [undefined, entry] as const);
    this.#commit(found, this.#store.intact.with(added), changes);
  }

  /** Stores the list, and watches over the changes until other tabs know of them. */
  #commit(found: StoredList<Item>, list: EntryList<Item>, changes: readonly EntryChange<Item>[]): void {
    this.#store.write(found, list);
    for (const [before, after] of changes) {
      this.#pending.add(before, after);
      if (before !== undefined) this.#sync.announceTombstone(before.json);
    }
    this.#sync.schedule();
    this.#publish();
  }

  #onSettled(): void {
    if (!this.#verify()) this.#pending.clear();
  }

  /** While the page was in the back-forward cache it missed tombstones: it replays nothing from before. */
  #onReturn(): void {
    this.#pending.clear();
    this.#publish();
  }

  #reset(): void {
    this.#pending.clear();
    this.#removed.clear();
    this.#store.forget();
    this.#publish();
  }

  /**
   * Replays what another tab's write has undone, and returns whether there was anything. Always reads, so that writes
   * never build on a list older than the latest change, should the text be damaged next.
   */
  #verify(): boolean {
    try {
      const found = this.#store.read();
      // Another tab removed the whole list on purpose.
      if (found.text === null) this.#pending.clear();
      if (this.#pending.isEmpty || found.isDamaged || this.#store.isNewer()) return false;
      const replay = this.#pending.replay(found.list.entries);
      if (replay === undefined) return false;
      this.#store.write(found, new EntryList(replay.entries));
      replay.commit();
      for (const text of replay.removed) this.#sync.announceTombstone(text);
      this.#sync.schedule();
      this.#publish();
      return true;
    } catch (error) {
      if (!(error instanceof InnerLightError)) throw error;
      return false;
    }
  }
}
