import { ReadOnlyError } from "@inner-light/core";
import type { Identified } from "./entry.ts";
import type { EntryList } from "./entry-list.ts";
import { versionKeyOf } from "./keys.ts";
import { quarantine } from "./quarantine.ts";
import type { SiteStorage } from "./site-storage.ts";
import { type ReadItem, readStoredList, type StoredList, writtenList } from "./stored-list.ts";

/** The newest version of a list that this code can write. It marks nothing; a later one says so beside the list. */
const KNOWN_VERSION = 1;

/** One list as it is stored under its key, parsed again only when its text has changed. */
export class ListStore<Item extends Identified> {
  readonly #storage: SiteStorage;
  readonly #key: string;
  readonly #readItem: ReadItem<Item>;
  /** As last read. Trusted only after a comparison with the stored text in the same task. */
  #latest: StoredList<Item>;
  #intact: EntryList<Item>;

  constructor(storage: SiteStorage, key: string, readItem: ReadItem<Item>) {
    this.#storage = storage;
    this.#key = key;
    this.#readItem = readItem;
    this.#latest = readStoredList(null, readItem);
    this.#intact = this.#latest.list;
  }

  /** The latest list that was not damaged: it is shown, and writes build on it. */
  get intact(): EntryList<Item> {
    return this.#intact;
  }

  read(): StoredList<Item> {
    const text = this.#storage.get(this.#key);
    if (text !== this.#latest.text) this.#latest = readStoredList(text, this.#readItem);
    if (!this.#latest.isDamaged) this.#intact = this.#latest.list;
    return this.#latest;
  }

  /** Whether a later version of this site wrote the list. */
  isNewer(): boolean {
    return Number.parseFloat(this.#storage.get(versionKeyOf(this.#key)) ?? "") > KNOWN_VERSION;
  }

  readForWriting(): StoredList<Item> {
    const found = this.read();
    if (!this.isNewer()) return found;
    throw new ReadOnlyError("A later version of this site wrote the list", { reason: "newer-version" });
  }

  /** Stores a list in the place of what was found in the same task. If it throws, nothing has changed. */
  write(found: StoredList<Item>, list: EntryList<Item>): void {
    const source = found.unsupportedSource();
    if (source !== null) quarantine(this.#storage, this.#key, source);
    this.#latest = writtenList(this.#storage.writeJson(this.#key, found.text, list.json), list);
    this.#intact = list;
  }

  /** Forgets what was read. */
  forget(): void {
    this.#latest = readStoredList(null, this.#readItem);
    this.#intact = this.#latest.list;
  }
}
