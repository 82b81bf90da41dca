import { describe, expect, it } from "vitest";
import { type Entry, entryOf, type Identified, RecordEntry } from "./entry.ts";
import { PendingWrites } from "./pending-writes.ts";

interface Word extends Identified {
  readonly word: string;
}

const entry = (id: number, word: string) => new RecordEntry<Word>({ id, word });
const unreadable = entryOf<Word>("unreadable", { unreadableField: "word" });
const jsonOf = (entries: readonly Entry<Word>[] | undefined) => entries?.map(({ json }) => json);

const added = (writes: PendingWrites<Word>, id: number, word: string) => writes.add(undefined, entry(id, word));
const removed = (writes: PendingWrites<Word>, id: number, word: string) => writes.add(entry(id, word), undefined);
const updated = (writes: PendingWrites<Word>, id: number, from: string, to: string) =>
  writes.add(entry(id, from), entry(id, to));

/** Replays over a stored list. Returns the list that was stored, if one was, and the texts of what it removed. */
function replay(writes: PendingWrites<Word>, entries: readonly Entry<Word>[], isSettled = false) {
  let stored: readonly Entry<Word>[] | undefined;
  const store = (list: readonly Entry<Word>[]) => {
    stored = list;
  };
  const removed = writes.replay(entries, store, isSettled);
  return { stored: jsonOf(stored), removed };
}

const replayed = (writes: PendingWrites<Word>, entries: readonly Entry<Word>[]) => replay(writes, entries).stored;

/** What is stored at the last look, when no message is under way. */
const settled = (writes: PendingWrites<Word>, entries: readonly Entry<Word>[]) => replay(writes, entries, true).stored;

const usedIds = (writes: PendingWrites<Word>) =>
  Array.from({ length: 10 }, (_, id) => id).filter((id) => writes.has(id));

describe("the writes of a tab", () => {
  it("are left alone while they are in place", () => {
    const writes = new PendingWrites<Word>();
    added(writes, 1, "one");
    removed(writes, 2, "two");
    updated(writes, 3, "three", "third");
    expect(usedIds(writes)).toEqual([1, 2, 3]);
    expect(replayed(writes, [unreadable, entry(1, "one"), entry(3, "third"), entry(4, "four")])).toBeUndefined();
  });

  it("are replayed where they were undone, and everything else keeps its place, readable or not", () => {
    const writes = new PendingWrites<Word>();
    added(writes, 1, "added");
    removed(writes, 2, "removed");
    updated(writes, 3, "old", "new");
    const entries = [entry(9, "nine"), unreadable, entry(2, "removed"), unreadable, entry(3, "old")];
    const { stored, removed: texts } = replay(writes, entries);
    expect(stored).toEqual(jsonOf([entry(9, "nine"), unreadable, unreadable, entry(3, "new"), entry(1, "added")]));
    expect(texts).toEqual([entry(2, "removed").json]);
  });

  it("are about their own records, not about another one under the same id", () => {
    const writes = new PendingWrites<Word>();
    removed(writes, 1, "removed");
    updated(writes, 2, "old", "new");
    expect(replayed(writes, [entry(1, "theirs"), entry(2, "theirs")])).toBeUndefined();
  });

  it("end with the last of several versions, from whichever earlier one", () => {
    const writes = new PendingWrites<Word>();
    updated(writes, 1, "old", "new");
    updated(writes, 1, "new", "newer");
    for (const word of ["old", "new"]) expect(replayed(writes, [entry(1, word)])).toEqual(jsonOf([entry(1, "newer")]));
    updated(writes, 1, "newer", "old");
    expect(replayed(writes, [entry(1, "old")])).toBeUndefined();
    expect(replayed(writes, [entry(1, "newer")])).toEqual(jsonOf([entry(1, "old")]));
  });

  it("remove a record in all its versions", () => {
    const writes = new PendingWrites<Word>();
    added(writes, 1, "old");
    updated(writes, 1, "old", "new");
    removed(writes, 1, "new");
    expect(replayed(writes, [entry(2, "two")])).toBeUndefined();
    for (const word of ["old", "new"])
      expect(replayed(writes, [entry(1, word), entry(2, "two")])).toEqual(jsonOf([entry(2, "two")]));
  });

  it("keep the record added here when another tab's record under its id is removed here", () => {
    const writes = new PendingWrites<Word>();
    added(writes, 5, "mine");
    removed(writes, 5, "theirs");
    expect(replayed(writes, [])).toEqual(jsonOf([entry(5, "mine")]));
    expect(settled(writes, [entry(5, "theirs")])).toEqual(jsonOf([entry(6, "mine")]));
  });

  it("are replayed where the other tab's list did not have the record yet", () => {
    const writes = new PendingWrites<Word>();
    updated(writes, 1, "theirs", "mine");
    expect(replayed(writes, [entry(2, "two")])).toEqual(jsonOf([entry(2, "two"), entry(1, "mine")]));
  });

  it("are given up when they were undone fifty times", () => {
    for (const undone of [[], [entry(1, "old")]]) {
      const writes = new PendingWrites<Word>();
      if (undone.length === 0) added(writes, 1, "new");
      else updated(writes, 1, "old", "new");
      for (let time = 0; time < 50; time++) expect(replayed(writes, undone)).toEqual(jsonOf([entry(1, "new")]));
      expect(replayed(writes, undone)).toBeUndefined();
    }
  });

  it("count as replayed only once that is stored", () => {
    const writes = new PendingWrites<Word>();
    added(writes, 1, "one");
    const refuse = () => {
      throw new Error("no room");
    };
    for (let time = 0; time < 60; time++) expect(() => writes.replay([], refuse)).toThrow("no room");
    expect(replayed(writes, [])).toEqual(jsonOf([entry(1, "one")]));
  });
});

describe("a message of another tab", () => {
  it("ends the replay of a record, in any version, and of no other", () => {
    for (const word of ["old", "new"]) {
      const writes = new PendingWrites<Word>();
      updated(writes, 1, "old", "new");
      added(writes, 2, "two");
      writes.forget(entry(1, word).json);
      expect(usedIds(writes)).toEqual([2]);
    }
  });

  it("on a record that came back ends the replay of its removal, in any version, and of no other write", () => {
    const writes = new PendingWrites<Word>();
    removed(writes, 1, "old");
    removed(writes, 2, "two");
    updated(writes, 3, "three", "third");
    writes.forget(entry(1, "old").json, entry(1, "new").json);
    writes.letBack(entry(1, "new").json);
    expect(usedIds(writes)).toEqual([2, 3]);
    expect(replayed(writes, [entry(1, "new"), entry(3, "three")])).toEqual(
      jsonOf([entry(1, "new"), entry(3, "third")]),
    );
  });

  it("on a new version keeps the record removed, whether it comes before the removal or after it", () => {
    for (const isBefore of [true, false]) {
      const writes = new PendingWrites<Word>();
      if (!isBefore) removed(writes, 1, "old");
      for (const [from, to] of [
        ["old", "new"],
        ["new", "newer"],
      ] as const)
        writes.forget(entry(1, from).json, entry(1, to).json);
      if (isBefore) removed(writes, 1, "old");
      for (const word of ["old", "new", "newer"]) expect(replayed(writes, [entry(1, word)])).toEqual([]);
      expect(replayed(writes, [entry(1, "theirs")])).toBeUndefined();
    }
  });

  it("on a new version that this tab has changed after it had removed the record keeps it removed", () => {
    const writes = new PendingWrites<Word>();
    removed(writes, 1, "old");
    updated(writes, 1, "new", "newer");
    writes.forget(entry(1, "old").json, entry(1, "new").json);
    expect(replayed(writes, [entry(1, "newer")])).toEqual([]);
    expect(replayed(writes, [])).toBeUndefined();
  });
});

it("an id that two tabs gave at once stays with the stored record; the other takes the next free one at last", () => {
  const writes = new PendingWrites<Word>();
  removed(writes, 6, "removed");
  added(writes, 5, "mine");
  expect(replayed(writes, [entry(5, "theirs")])).toBeUndefined();
  expect(settled(writes, [entry(5, "theirs"), entry(7, "seven")])).toEqual(
    jsonOf([entry(5, "theirs"), entry(7, "seven"), entry(8, "mine")]),
  );
  expect(usedIds(writes)).toEqual([6, 8]);
  expect(settled(writes, [entry(8, "theirs too")])).toEqual(jsonOf([entry(8, "theirs too"), entry(9, "mine")]));
});
