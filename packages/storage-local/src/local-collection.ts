import {
  firstFreeId,
  Listeners,
  type Listing,
  NotFoundError,
  RepositoryError,
  type RepositoryOperation,
  StorageVersionError,
  type Unsubscribe,
} from "@inner-light/core";
import type { BrowserCapabilities, StorageChange } from "./browser-capabilities.ts";
import { OwnOperations } from "./own-operations.ts";
import { isNoticeOf, type RemovalNotice, removalNoticeOf } from "./removal-notice.ts";
import { type Identified, RecordSlot } from "./slot.ts";
import { SlotList } from "./slot-list.ts";
import { issuesOf, type ReadItem, readStoredList, type StoredList, writtenList } from "./stored-list.ts";
import { StoredText } from "./stored-text.ts";
import { TabWatch } from "./tab-watch.ts";

/**
 * One list of records, kept as a JSON array under one key.
 *
 * Each write reads the stored text afresh in the same task, keeps what it cannot read, and counts only once it
 * was read back. When it throws, the stored text is what it was before.
 */
export class LocalCollection<Item extends Identified> {
  readonly #text: StoredText;
  readonly #readItem: ReadItem<Item>;
  readonly #listeners = new Listeners();
  readonly #own = new OwnOperations<Item>();
  readonly #watch: TabWatch;
  /** What was removed here, as it was, in case it is to come back. */
  readonly #removed = new Map<number, RecordSlot<Item>>();
  /** As last read. Trusted only after a comparison with the stored text in the same task. */
  #latest: StoredList<Item>;
  /** Its elements, or while the stored text is damaged, those from before: these are shown, and built upon. */
  #intact: SlotList<Item>;

  constructor(browser: BrowserCapabilities, key: string, readItem: ReadItem<Item>) {
    this.#text = new StoredText(browser.storage, key);
    this.#readItem = readItem;
    this.#latest = readStoredList(null, readItem);
    this.#intact = this.#latest.list;
    this.#watch = new TabWatch(browser, key, {
      onStorageChange: (change) => this.#onStorageChange(change),
      onRemovedElsewhere: (notice) => this.#onRemovedElsewhere(notice),
      onReplacedElsewhere: () => this.#onReplaced(),
      onPageReturn: () => this.#onPageReturn(),
      onLookDue: () => this.#isLookDue(),
      look: () => this.#repair(),
    });
    browser.replacements?.add(() => {
      this.#watch.announceReplacement();
      this.#onReplaced();
    });
  }

  /**
   * The records that `select` picks of all, which come in the same array for as long as they are the same. They are
   * frozen, and so is that array. Never throws: what cannot be read is said in the answer.
   */
  listing(select: (records: readonly Item[]) => readonly Item[] = (records) => records): Listing<Item> {
    try {
      const found = this.#read("list");
      const state = this.#text.isNewer("list") ? "newer" : found.state;
      return { items: select(this.#intact.records), state, issues: issuesOf(found) };
    } catch (error) {
      if (error instanceof RepositoryError) return { items: [], state: "unavailable", issues: [] };
      throw error;
    }
  }

  /** Adds what `make` makes of the first free id from `now` upward. */
  add(now: number, make: (id: number) => Item): Item {
    this.#watch.begin();
    const found = this.#readForWriting("add");
    const added = new RecordSlot(make(this.#freeId(now)));
    this.#write(found, this.#intact.with(added), "add");
    this.#own.rememberAdded(added);
    this.#listeners.notify();
    return added.record;
  }

  /** Puts a record in the place of the one that has its id. What no record knows stays with it. */
  update(record: Item): Item {
    this.#watch.begin();
    const found = this.#readForWriting("update");
    const before = this.#find(record.id, "update");
    const after = before.withRecord(record);
    if (after.json === before.json && found.state !== "corrupt") return before.record;
    const slots = this.#intact.slots.map((slot) => (slot === before ? after : slot));
    this.#write(found, new SlotList(slots), "update");
    this.#own.rememberUpdated(before, after);
    this.#watch.announceRemoval(removalNoticeOf(before));
    this.#listeners.notify();
    return after.record;
  }

  /**
   * Puts a record back that was removed, under its own id, or if another has that by now, under the next free one.
   * If it was removed here, what no record knows comes back with it.
   */
  restore(record: Item): Item {
    this.#watch.begin();
    const found = this.#readForWriting("restore");
    const id = this.#intact.ids.has(record.id) ? this.#freeId(record.id) : record.id;
    const restored = (this.#removed.get(record.id)?.withRecord(record) ?? new RecordSlot(record)).withId(id);
    this.#write(found, this.#intact.with(restored), "restore");
    this.#removed.delete(record.id);
    this.#own.rememberAdded(restored);
    this.#listeners.notify();
    return restored.record;
  }

  remove(id: number): void {
    this.#watch.begin();
    const found = this.#readForWriting("remove");
    const removed = this.#find(id, "remove");
    const remaining = this.#intact.slots.filter((slot) => slot !== removed);
    this.#write(found, new SlotList(remaining), "remove");
    this.#removed.set(id, removed);
    this.#own.rememberRemoved(removed);
    this.#watch.announceRemoval(removalNoticeOf(removed));
    this.#listeners.notify();
  }

  #find(id: number, operation: RepositoryOperation): RecordSlot<Item> {
    const slot = this.#intact.find(id);
    if (slot === undefined) throw new NotFoundError("No such record", this.#text.key, operation);
    return slot;
  }

  #freeId(from: number): number {
    return firstFreeId(from, this.#intact.ids, this.#own.usedIds);
  }

  /** Stores these records if nothing, or an empty list, is stored. */
  seed(records: readonly Item[]): void {
    const found = this.#readForWriting("list");
    const slots = records.map((record) => new RecordSlot({ ...record }));
    if (found.state === "absent" || found.state === "empty") this.#write(found, new SlotList(slots), "list");
  }

  /** Calls the listener after every change to the list, here or in another tab. */
  subscribe(listener: () => void): Unsubscribe {
    return this.#listeners.add(listener);
  }

  #read(operation: RepositoryOperation): StoredList<Item> {
    const text = this.#text.read(operation);
    if (text !== this.#latest.text) this.#latest = readStoredList(text, this.#readItem);
    if (this.#latest.state !== "corrupt") this.#intact = this.#latest.list;
    return this.#latest;
  }

  #readForWriting(operation: RepositoryOperation): StoredList<Item> {
    const list = this.#read(operation);
    if (!this.#text.isNewer(operation)) return list;
    throw new StorageVersionError("A later version of this site keeps this list", this.#text.key, operation);
  }

  #write(found: StoredList<Item>, list: SlotList<Item>, operation: RepositoryOperation): void {
    const foreign = found.foreignText();
    if (foreign !== null) this.#text.setAside(foreign, operation);
    this.#latest = writtenList(this.#text.replace(found.text, list.json, operation), list);
    this.#intact = list;
  }

  #onStorageChange({ key, storageArea }: StorageChange): void {
    const isAboutList = key === this.#text.key || key === null;
    if (!isAboutList && key !== this.#text.versionKey) return;
    if (!this.#text.isIn(storageArea)) return;
    // So that what is known is never older than the last change: should the text be damaged next, it is built upon.
    this.listing();
    if (!this.#own.isEmpty) this.#watch.lookSoon();
    this.#listeners.notify();
  }

  #onRemovedElsewhere(notice: RemovalNotice): void {
    this.#own.letGo((slot) => isNoticeOf(notice, slot));
    if (!this.#own.isEmpty) this.#watch.lookSoon();
  }

  /** What was here, or was done here, is not to come back into what is stored now. */
  #onReplaced(): void {
    this.#own.forgetAll();
    this.#removed.clear();
    this.#latest = readStoredList(null, this.#readItem);
    this.#intact = this.#latest.list;
    this.#listeners.notify();
  }

  /** While the page was put away nobody could tell it of removals: what it did before is not to come back. */
  #onPageReturn(): void {
    this.#own.forgetAll();
    this.#listeners.notify();
  }

  #isLookDue(): boolean {
    this.#own.countLook();
    return !this.#own.isEmpty;
  }

  /** Does over what another tab's write has undone. What cannot be written now is tried at the looks that are left. */
  #repair(): void {
    if (this.#own.isEmpty) return;
    try {
      const found = this.#readForWriting("add");
      // Somebody removed all of it on purpose: nothing is to come back.
      if (found.state === "absent") this.#own.forgetAll();
      if (found.state === "corrupt") return;
      const repair = this.#own.repair(found.list.slots);
      if (repair === undefined) return;
      this.#write(found, new SlotList(repair.slots), "add");
      repair.commit();
      for (const slot of repair.removed) this.#watch.announceRemoval(removalNoticeOf(slot));
      this.#listeners.notify();
    } catch (error) {
      if (!(error instanceof RepositoryError)) throw error;
    }
  }
}
