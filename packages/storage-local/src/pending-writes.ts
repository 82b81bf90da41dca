import { firstFreeId } from "@inner-light/core";
import { type Entry, type Identified, isRecordEntry, type RecordEntry } from "./entry.ts";

/** A write that was undone this often is not replayed again. */
const MAX_REPLAYS = 50;

/** Stands for the text of a record that is not there. */
const ABSENT = "";

/** One record that this tab wrote, in all the versions since. */
interface PendingWrite<Item extends Identified> {
  readonly id: number;
  /** The entry that should be stored; undefined after a removal. */
  readonly after: RecordEntry<Item> | undefined;
  /** The texts that this tab replaced: finding one of them stored means that another tab undid the write. */
  readonly before: readonly string[];
  readonly replays: number;
}

/**
 * What this tab wrote in the last second or so. Each browser process writes from its own copy of local storage, and no
 * lock that a page can take changes that, so two tabs overwrite each other: without replays, Chromium lost 682 of 3,200
 * adds. Each tab therefore checks its own writes when another tab has written, and replays those that were undone.
 */
export class PendingWrites<Item extends Identified> {
  #writes: PendingWrite<Item>[] = [];
  /** The texts of the records that any tab has changed, each with all texts of its record. */
  readonly #versions = new Map<string, ReadonlySet<string>>();

  /** Whether a pending write uses the id: a new record never gets it, so that an id means one record. */
  has(id: number): boolean {
    return this.#writes.some((write) => write.id === id);
  }

  /** Records that `after` replaced `before`; one of them is undefined when an entry was added or removed. */
  add(before: RecordEntry<Item> | undefined, after: RecordEntry<Item> | undefined): void {
    const id = (after ?? before)?.record.id ?? 0;
    if (before !== undefined && after !== undefined) this.#link(before.json, after.json);
    const index = this.#writes.findIndex((write) => write.id === id && write.after?.json === before?.json);
    const texts = this.#writes[index]?.before ?? [];
    const write = { id, after, before: [...texts, before?.json ?? ABSENT], replays: 0 };
    if (index < 0) this.#writes.push(write);
    else this.#writes[index] = write;
  }

  /** Another tab deleted or replaced this record: stops replaying our version of it. A removal stays. */
  forget(tombstone: string, successor?: string): void {
    if (successor !== undefined) this.#link(tombstone, successor);
    this.#writes = this.#writes.filter(
      ({ after, before }) => after === undefined || (after.json !== tombstone && !before.includes(tombstone)),
    );
  }

  /** Another tab brought the record with this text back: stops replaying its removal. */
  letBack(text: string): void {
    this.#writes = this.#writes.filter(({ after, before }) => after !== undefined || !this.#hasVersion(before, text));
  }

  clear(): void {
    this.#writes = [];
    this.#versions.clear();
  }

  /**
   * Stores the list with every undone write in it again, unless all are in place. Returns the texts of the removed
   * entries that had come back; undefined when there was nothing to store. `isSettled`: no message is under way, so that
   * a text that is no version of ours is another record.
   */
  replay(
    entries: readonly Entry<Item>[],
    store: (entries: readonly Entry<Item>[]) => void,
    isSettled = false,
  ): readonly string[] | undefined {
    const present = new Map(entries.filter(isRecordEntry).map((entry) => [entry.record.id, entry]));
    const removals = new Map(
      this.#writes.filter(({ after }) => after === undefined).map(({ id, before }) => [id, before]),
    );
    const removed: string[] = [];
    const writes = this.#writes.map((write): PendingWrite<Item> => {
      const { id, after, before } = write;
      const stored = present.get(id)?.json;
      if (stored === after?.json || write.replays >= MAX_REPLAYS) return write;
      const replayed = { ...write, replays: write.replays + 1 };
      if (after === undefined) {
        if (stored === undefined || !this.#hasVersion(before, stored)) return write;
        present.delete(id);
        removed.push(stored);
        return replayed;
      }
      // This tab removed another version of it.
      if (this.#hasVersion(removals.get(id) ?? [], after.json)) return write;
      if (stored === undefined || before.includes(stored)) {
        present.set(id, after);
        return replayed;
      }
      if (!isSettled || !before.includes(ABSENT)) return write;
      // Two tabs gave one id to two records at once. The tab that finds its id taken takes the next one.
      const copy = after.withId(firstFreeId(id, present, this));
      present.set(copy.record.id, copy);
      return { ...replayed, id: copy.record.id, after: copy, before: [ABSENT] };
    });
    if (writes.every((write, index) => write === this.#writes[index])) return undefined;
    store(inOrder(present, entries));
    this.#writes = writes;
    return removed;
  }

  /** Notes that two texts are versions of one record. */
  #link(text: string, successor: string): void {
    const versions = new Set([text, successor].flatMap((version) => [version, ...(this.#versions.get(version) ?? [])]));
    for (const version of versions) this.#versions.set(version, versions);
  }

  /** Whether a text is one of these, or another version of the same record. */
  #hasVersion(texts: readonly string[], stored: string): boolean {
    return texts.some((text) => text === stored || this.#versions.get(text)?.has(stored));
  }
}

/** The records in their places in the list, the others at its end, and the unreadable entries in their places. */
function inOrder<Item extends Identified>(
  records: Map<number, RecordEntry<Item>>,
  entries: readonly Entry<Item>[],
): Entry<Item>[] {
  const kept = entries.flatMap((entry): Entry<Item>[] => {
    if (!isRecordEntry(entry)) return [entry];
    const record = records.get(entry.record.id);
    records.delete(entry.record.id);
    return record === undefined ? [] : [record];
  });
  return [...kept, ...records.values()];
}
