import { describe, expect, it } from "vitest";
import { OwnOperations } from "./own-operations.ts";
import { type Identified, RecordSlot, type Slot, UnreadableSlot } from "./slot.ts";

interface Word extends Identified {
  readonly word: string;
}

const slot = (id: number, word: string) => new RecordSlot<Word>({ id, word });
const unreadable = new UnreadableSlot("unreadable", "word");
const jsonOf = (slots: readonly Slot<Word>[] | undefined) => slots?.map(({ json }) => json);
const isThe =
  (id: number, word: string) =>
  ({ json }: RecordSlot<Word>) =>
    json === slot(id, word).json;

/** Repairs the list as a tab does: what it answers is written, and remembered. */
function repaired(own: OwnOperations<Word>, slots: readonly Slot<Word>[]) {
  const repair = own.repair(slots);
  repair?.commit();
  return jsonOf(repair?.slots);
}

describe("a change of late", () => {
  it("is done over in its place where it was undone, and nowhere else", () => {
    const own = new OwnOperations<Word>();
    own.rememberUpdated(slot(1, "old"), slot(1, "new"));
    expect(own.repair([unreadable, slot(1, "new"), slot(2, "old")])).toBeUndefined();
    expect(repaired(own, [slot(0, "zero"), slot(1, "old"), unreadable])).toEqual(
      jsonOf([slot(0, "zero"), slot(1, "new"), unreadable]),
    );
  });

  it("never brings back a record that is gone, or is something else by now", () => {
    const own = new OwnOperations<Word>();
    own.rememberUpdated(slot(1, "old"), slot(1, "new"));
    expect(own.repair([slot(2, "two")])).toBeUndefined();
    expect(own.repair([slot(1, "theirs")])).toBeUndefined();
  });

  it("is what it was changed to last, from whichever version", () => {
    const own = new OwnOperations<Word>();
    own.rememberUpdated(slot(1, "old"), slot(1, "new"));
    own.rememberUpdated(slot(1, "new"), slot(1, "newer"));
    for (const word of ["old", "new"]) expect(repaired(own, [slot(1, word)])).toEqual(jsonOf([slot(1, "newer")]));
    own.rememberUpdated(slot(1, "newer"), slot(1, "old"));
    expect(own.repair([slot(1, "old")])).toBeUndefined();
    expect(repaired(own, [slot(1, "newer")])).toEqual(jsonOf([slot(1, "old")]));
  });

  it("of a record that was added of late is part of what is looked for", () => {
    const own = new OwnOperations<Word>();
    own.rememberAdded(slot(1, "old"));
    own.rememberUpdated(slot(1, "old"), slot(1, "new"));
    expect(own.repair([slot(1, "new")])).toBeUndefined();
    expect(repaired(own, [])).toEqual(jsonOf([slot(1, "new")]));
    expect(repaired(own, [slot(1, "old")])).toEqual(jsonOf([slot(1, "new")]));
    own.rememberUpdated(slot(1, "new"), slot(1, "old"));
    expect(own.repair([slot(1, "old")])).toBeUndefined();
  });

  it("is part of nothing else that was done", () => {
    const own = new OwnOperations<Word>();
    own.rememberAdded(slot(1, "old"));
    own.rememberAdded(slot(2, "two"));
    own.rememberUpdated(slot(1, "old"), slot(1, "new"));
    expect(repaired(own, [slot(1, "new")])).toEqual(jsonOf([slot(1, "new"), slot(2, "two")]));
  });

  it("stays when the record was removed here before, and somebody else put it back", () => {
    const own = new OwnOperations<Word>();
    own.rememberRemoved(slot(1, "old"));
    own.rememberUpdated(slot(1, "old"), slot(1, "new"));
    expect(own.repair([slot(1, "new")])).toBeUndefined();
  });

  it("goes with the record, in all its versions, once that is removed", () => {
    const own = new OwnOperations<Word>();
    own.rememberUpdated(slot(1, "old"), slot(1, "new"));
    own.rememberRemoved(slot(1, "new"));
    for (const word of ["old", "new"]) {
      const repair = own.repair([slot(1, word), slot(2, "two")]);
      expect(jsonOf(repair?.slots)).toEqual(jsonOf([slot(2, "two")]));
    }
  });

  it("is forgotten when somebody removes the record, or changes it in turn", () => {
    const own = new OwnOperations<Word>();
    own.rememberUpdated(slot(1, "old"), slot(1, "new"));
    own.letGo(isThe(1, "new"));
    expect(own.isEmpty).toBe(true);
  });

  it("is given up when it was undone fifty times", () => {
    const own = new OwnOperations<Word>();
    own.rememberUpdated(slot(1, "old"), slot(1, "new"));
    for (let time = 0; time < 50; time++) expect(repaired(own, [slot(1, "old")])).toEqual(jsonOf([slot(1, "new")]));
    expect(repaired(own, [slot(1, "old")])).toBeUndefined();
  });
});

describe("a record added of late that somebody changes or removes", () => {
  it("is not looked for any longer", () => {
    const own = new OwnOperations<Word>();
    own.rememberAdded(slot(1, "one"));
    own.rememberAdded(slot(2, "two"));
    own.letGo(isThe(1, "one"));
    expect([1, 2, 3].filter((id) => own.usedIds.has(id))).toEqual([2]);
  });

  it("goes where it was added again under another id before the news came", () => {
    const own = new OwnOperations<Word>();
    own.rememberAdded(slot(5, "one"));
    expect(repaired(own, [slot(5, "changed")])).toEqual(jsonOf([slot(5, "changed"), slot(6, "one")]));
    own.letGo(isThe(5, "one"));
    expect(repaired(own, [slot(5, "changed"), slot(6, "one")])).toEqual(jsonOf([slot(5, "changed")]));
  });

  it("stays removed if it was removed here", () => {
    const own = new OwnOperations<Word>();
    own.rememberRemoved(slot(1, "one"));
    own.letGo(isThe(1, "one"));
    expect(repaired(own, [slot(1, "one")])).toEqual([]);
  });
});

describe("a record removed of late that is put back", () => {
  it("is one that was added", () => {
    const own = new OwnOperations<Word>();
    own.rememberRemoved(slot(1, "one"));
    own.rememberAdded(slot(1, "one"));
    expect(own.repair([slot(1, "one")])).toBeUndefined();
    expect(repaired(own, [])).toEqual(jsonOf([slot(1, "one")]));
  });
});
