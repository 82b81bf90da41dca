import { claimFreeId, isInnerLightError, NotFoundError, UnavailableError } from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { crossTabSync, REPLACED } from "./cross-tab-sync.ts";
import { type Entry, type Identified, isRecordEntry, RecordEntry } from "./entry.ts";
import { belongsTo } from "./keys.ts";
import { ListStore, type ReadItem } from "./list-store.ts";
import { PendingWrites } from "./pending-writes.ts";
import type { SiteStorage } from "./site-storage.ts";

/** An entry and the one that replaces it; undefined for one that is removed. */
type EntryChange<Item extends Identified> = readonly [RecordEntry<Item>, RecordEntry<Item> | undefined];

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
  readonly #sync: ReturnType<typeof crossTabSync>;
  readonly #pending = new PendingWrites<Item>();

  constructor(
    browser: BrowserCapabilities,
    storage: SiteStorage,
    key: string,
    readItem: ReadItem<Item>,
    publish: () => void,
  ) {
    this.#key = key;
    this.#store = new ListStore(storage, this.#key, readItem);
    this.#publish = publish;
    this.#sync = crossTabSync(browser, this.#key, {
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

  /** The readable records, and what is wrong with the others. */
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
    const taken = new Set<unknown>(this.#store.readForWriting().records.map(({ id }) => id));
    const made = make(() => claimFreeId(now, taken, reserved, this.#pending));
    this.exchange(
      [],
      made.map((record) => new RecordEntry<Item>(record)),
    );
    return made;
  }

  /** Replaces the records with these ids with what `change` returns, in one write. If it throws, nothing changes. */
  update(ids: readonly number[], change: (record: Item, index: number) => Item): Item[] {
    const { entries } = this.#store.readForWriting();
    const stored = ids.map((id) => findEntry(entries, id));
    const updates = stored.map((before, index) => [before, before.withRecord(change(before.record, index))] as const);
    const changes = updates.filter(([before, after]) => after.json !== before.json);
    this.#commit(entries, changes, []);
    return updates.map(([, after]) => after.record);
  }

  /**
   * Removes the records with these ids, and adds entries at the end, in one write. `afterWrite` gets the removed entries
   * before listeners hear of it.
   */
  exchange(
    ids: readonly number[],
    added: readonly RecordEntry<Item>[],
    afterWrite?: (removed: readonly RecordEntry<Item>[]) => void,
  ): void {
    const { entries } = this.#store.readForWriting();
    const removed = [...new Set(ids)].map((id) => findEntry(entries, id));
    const changes = removed.map((entry) => [entry, undefined] as const);
    this.#commit(entries, changes, added, () => afterWrite?.(removed));
  }

  /** Stores the first records of a list. Does not publish, because the caller already has them. */
  seed(records: readonly Item[]): void {
    this.#store.readForWriting();
    this.#store.write(records.map((record) => new RecordEntry({ ...record })));
  }

  /**
   * Called after this page replaced the texts under these keys: drops everything read or written before. Other tabs do so
   * too, unless it was a merge: what they wrote a moment before has its place beside what was added.
   */
  onReplaced(keys: readonly string[], isMerge = false): void {
    if (!keys.some((key) => belongsTo(this.#key, key))) return;
    if (!isMerge) this.#sync.announce(REPLACED);
    this.#reset();
  }

  /** Stores the list with changed and added entries, and keeps these pending until other tabs have seen them. */
  #commit(
    entries: readonly Entry<Item>[],
    changes: readonly EntryChange<Item>[],
    added: readonly RecordEntry<Item>[],
    afterWrite?: () => void,
  ): void {
    if (changes.length + added.length === 0) return;
    const replaced = new Map<Entry<Item>, RecordEntry<Item> | undefined>(changes);
    const left = entries.flatMap((entry) => (replaced.has(entry) ? (replaced.get(entry) ?? []) : entry));
    this.#store.write([...left, ...added]);
    for (const [before, after] of changes) {
      this.#pending.add(before, after);
      this.#sync.announce(before.json);
    }
    for (const entry of added) this.#pending.add(undefined, entry);
    this.#sync.schedule();
    afterWrite?.();
    this.#publish();
  }

  #reset(): void {
    this.#pending.clear();
    this.#store.forget();
    this.#publish();
  }

  /**
   * Replays what another tab's write has undone; returns whether there was anything. Reads even when nothing is pending:
   * if the text is damaged later, writes build on the last list that could be read.
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
      if (!isInnerLightError(error)) throw error;
      return false;
    }
  }
}

function findEntry<Item extends Identified>(entries: readonly Entry<Item>[], id: number): RecordEntry<Item> {
  const entry = entries.filter(isRecordEntry).find(({ record }) => record.id === id);
  if (entry === undefined) throw new NotFoundError("No such record");
  return entry;
}
