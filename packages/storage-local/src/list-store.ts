import { ReadOnlyError } from "@inner-light/core";
import type { Entry, Identified } from "./entry.ts";
import { versionKeyOf } from "./keys.ts";
import { quarantine } from "./quarantine.ts";
import type { SiteStorage } from "./site-storage.ts";
import { isOwnJson, type ReadItem, readEntries, type StoredList, storedList } from "./stored-list.ts";

/** The newest version of a list that this code can write. Version 1 stores no number; later versions store theirs. */
const KNOWN_VERSION = 1;

/** One list as it is stored under its key, parsed again only when its text has changed. */
export class ListStore<Item extends Identified> {
  readonly #storage: SiteStorage;
  readonly #key: string;
  readonly #readItem: ReadItem<Item>;
  /** As last read or written. Trusted only after a comparison with the stored text in the same task. */
  #latest: StoredList<Item> = storedList(null, []);
  /** The text that this page wrote last. */
  #written: string | null = null;

  constructor(storage: SiteStorage, key: string, readItem: ReadItem<Item>) {
    this.#storage = storage;
    this.#key = key;
    this.#readItem = readItem;
  }

  read(): StoredList<Item> {
    const text = this.#storage.get(this.#key);
    if (text !== this.#latest.text) {
      const entries = text === null ? [] : readEntries(text, this.#readItem);
      this.#latest = entries ? storedList(text, entries) : { ...this.#latest, text, isDamaged: true };
    }
    return this.#latest;
  }

  /** Whether a later version of this site wrote the list. */
  isNewer(): boolean {
    return Number.parseFloat(this.#storage.get(versionKeyOf(this.#key)) ?? "") > KNOWN_VERSION;
  }

  readForWriting(): StoredList<Item> {
    const list = this.read();
    if (!this.isNewer()) return list;
    throw new ReadOnlyError("A later version of this site wrote the list", { reason: "newer-version" });
  }

  /**
   * Stores a list in the place of the one that was read in the same task. Copies the text first if writing could change
   * what it says. If it throws, nothing has changed.
   */
  write(entries: readonly Entry<Item>[]): void {
    const { text } = this.#latest;
    if (text !== null && text !== this.#written && !isOwnJson(text)) quarantine(this.#storage, this.#key, text);
    const json = `[${entries.map((entry) => entry.json).join(",")}]`;
    this.#written = this.#storage.writeJson(this.#key, json);
    this.#latest = storedList(this.#written, entries);
  }

  /** Forgets what was read. */
  forget(): void {
    this.#latest = storedList(null, []);
  }
}
