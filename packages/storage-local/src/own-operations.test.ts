import { describe, expect, it } from "vitest";
import { OwnOperations } from "./own-operations.ts";
import { type Identified, RecordSlot, type Slot, UnreadableSlot } from "./slot.ts";

interface Word extends Identified {
  readonly word: string;
}

const slot = (id: number, word: string) => new RecordSlot<Word>({ id, word });
const unreadable = new UnreadableSlot("unreadable", "word");
const jsonOf = (slots: readonly Slot<Word>[] | undefined) => slots?.map(({ json }) => json);

const idsUsed = (own: OwnOperations<Word>) =>
  Array.from({ length: 10 }, (_, id) => id).filter((id) => own.usedIds.has(id));

/** Repairs the list as a tab does: what it answers is written, and remembered. */
function repaired(own: OwnOperations<Word>, slots: readonly Slot<Word>[]) {
  const repair = own.repair(slots);
  repair?.commit();
  return jsonOf(repair?.slots);
}

describe("what a tab did of late", () => {
  it("is nothing at first, and nothing is missed", () => {
    const own = new OwnOperations<Word>();
    expect(own.isEmpty).toBe(true);
    expect(idsUsed(own)).toEqual([]);
    expect(own.repair([slot(1, "one")])).toBeUndefined();
  });

  it("is left alone while it is in place", () => {
    const own = new OwnOperations<Word>();
    own.rememberAdded(slot(1, "one"));
    own.rememberRemoved(slot(2, "two"));
    expect(own.isEmpty).toBe(false);
    expect(idsUsed(own)).toEqual([1, 2]);
    expect(own.repair([slot(1, "one")])).toBeUndefined();
    expect(own.repair([unreadable, slot(1, "one"), slot(3, "three")])).toBeUndefined();
  });

  it("is done over where it was undone, and everything else keeps its place, readable or not", () => {
    const own = new OwnOperations<Word>();
    own.rememberAdded(slot(1, "added"));
    own.rememberRemoved(slot(2, "removed"));
    const repair = own.repair([slot(9, "nine"), unreadable, slot(2, "removed"), unreadable, slot(3, "three")]);
    expect(jsonOf(repair?.slots)).toEqual(
      jsonOf([slot(9, "nine"), unreadable, unreadable, slot(3, "three"), slot(1, "added")]),
    );
    expect(jsonOf(repair?.removed)).toEqual(jsonOf([slot(2, "removed")]));
  });

  it("is not announced as a removal when it was an addition", () => {
    const own = new OwnOperations<Word>();
    own.rememberAdded(slot(1, "added"));
    expect(own.repair([])?.removed).toEqual([]);
  });

  it("is one record, not another under the same id", () => {
    const own = new OwnOperations<Word>();
    own.rememberRemoved(slot(1, "removed"));
    expect(own.repair([slot(1, "somebody else's")])).toBeUndefined();
  });

  it("is an addition no longer once the same tab removes it", () => {
    const own = new OwnOperations<Word>();
    own.rememberAdded(slot(1, "one"));
    own.rememberAdded(slot(2, "two"));
    own.rememberRemoved(slot(1, "one"));
    expect(repaired(own, [])).toEqual(jsonOf([slot(2, "two")]));
  });

  it("is a removal still once something else is added", () => {
    const own = new OwnOperations<Word>();
    own.rememberRemoved(slot(1, "one"));
    own.rememberAdded(slot(2, "two"));
    expect(repaired(own, [slot(1, "one"), slot(2, "two")])).toEqual(jsonOf([slot(2, "two")]));
  });

  it("is a removal no longer once that record is put back, and everything else is as it was", () => {
    const own = new OwnOperations<Word>();
    own.rememberAdded(slot(1, "one"));
    own.rememberRemoved(slot(2, "two"));
    own.rememberRemoved(slot(3, "three"));
    own.rememberAdded(slot(2, "two"));
    expect(own.repair([slot(1, "one"), slot(2, "two")])).toBeUndefined();
    expect(repaired(own, [slot(3, "three")])).toEqual(jsonOf([slot(1, "one"), slot(2, "two")]));
  });

  it("takes no other record along when one is removed, however that other was changed", () => {
    const own = new OwnOperations<Word>();
    own.rememberUpdated(slot(1, "before"), slot(1, "after"));
    for (let look = 0; look < 6; look++) own.countLook();
    own.rememberRemoved(slot(2, "two"));
    for (let look = 0; look < 6; look++) own.countLook();
    const repair = own.repair([slot(1, "before"), slot(2, "two")]);
    expect(jsonOf(repair?.slots)).toEqual(jsonOf([slot(1, "before")]));
    expect(jsonOf(repair?.removed)).toEqual(jsonOf([slot(2, "two")]));
  });

  it("is forgotten when somebody means to undo it", () => {
    const own = new OwnOperations<Word>();
    own.rememberAdded(slot(1, "one"));
    own.rememberAdded(slot(2, "two"));
    own.rememberRemoved(slot(3, "three"));
    own.letGo(({ record }) => record.id !== 2);
    expect(idsUsed(own)).toEqual([2, 3]);
    own.forgetAll();
    expect(own.isEmpty).toBe(true);
  });

  it("is watched for ten looks, and for ten more each time it was done over", () => {
    const own = new OwnOperations<Word>();
    own.rememberAdded(slot(1, "one"));
    for (let look = 0; look < 10; look++) own.countLook();
    expect(own.isEmpty).toBe(false);
    expect(repaired(own, [])).toEqual(jsonOf([slot(1, "one")]));
    for (let look = 0; look < 10; look++) own.countLook();
    expect(own.isEmpty).toBe(false);
    own.countLook();
    expect(own.isEmpty).toBe(true);
  });

  it("is given up when it was undone fifty times", () => {
    const own = new OwnOperations<Word>();
    own.rememberAdded(slot(1, "one"));
    for (let time = 0; time < 50; time++) expect(repaired(own, [])).toEqual(jsonOf([slot(1, "one")]));
    expect(repaired(own, [])).toBeUndefined();
  });

  it("counts as done over only once that is written", () => {
    const own = new OwnOperations<Word>();
    own.rememberAdded(slot(1, "one"));
    for (let time = 0; time < 60; time++) expect(own.repair([])).toBeDefined();
  });
});

describe("an id that two tabs gave at once", () => {
  it("D3 stays with the record that is there; the other takes the next that is free, and was not used of late", () => {
    const own = new OwnOperations<Word>();
    own.rememberRemoved(slot(6, "removed"));
    own.rememberAdded(slot(5, "mine"));
    expect(repaired(own, [slot(5, "theirs"), slot(7, "seven")])).toEqual(
      jsonOf([slot(5, "theirs"), slot(7, "seven"), slot(8, "mine")]),
    );
    expect(idsUsed(own)).toEqual([5, 6, 8]);
  });

  it("D3 leaves one record, even if both ids of it come to be stored", () => {
    const own = new OwnOperations<Word>();
    own.rememberAdded(slot(5, "mine"));
    expect(repaired(own, [slot(5, "theirs")])).toEqual(jsonOf([slot(5, "theirs"), slot(6, "mine")]));
    expect(own.repair([slot(5, "mine")])).toBeUndefined();
    const repair = own.repair([slot(5, "mine"), unreadable, slot(6, "mine"), slot(7, "theirs")]);
    expect(jsonOf(repair?.slots)).toEqual(jsonOf([unreadable, slot(6, "mine"), slot(7, "theirs")]));
    expect(repair?.removed).toEqual([]);
  });

  it("D3 goes with the record, under whichever id that was removed", () => {
    for (const id of [5, 6]) {
      const own = new OwnOperations<Word>();
      own.rememberAdded(slot(5, "mine"));
      repaired(own, [slot(5, "theirs")]);
      own.letGo(({ record }) => record.id === id);
      const [other = 0] = [5, 6].filter((candidate) => candidate !== id);
      expect(repaired(own, [slot(other, "mine"), slot(7, "seven")])).toEqual(jsonOf([slot(7, "seven")]));
      expect(own.repair([slot(5, "theirs"), slot(7, "seven")])).toBeUndefined();
    }
  });
});
