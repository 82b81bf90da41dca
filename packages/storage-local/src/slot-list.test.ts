import { describe, expect, it } from "vitest";
import { type Identified, RecordSlot, UnreadableSlot } from "./slot.ts";
import { SlotList } from "./slot-list.ts";

const one = new RecordSlot<Identified>({ id: 1 });
const two = new RecordSlot<Identified>({ id: 2 }, { id: 2, extra: "ø…" });
const unreadable = new UnreadableSlot(["?"], "id");

describe("a list of slots", () => {
  it("has a text, records, ids and issues", () => {
    const list = new SlotList([one, unreadable, two]);
    expect(list.json).toBe('[{"id":1},["?"],{"id":2,"extra":"ø\\u2026"}]');
    expect(list.records).toEqual([{ id: 1 }, { id: 2 }]);
    expect(list.ids).toEqual(new Set([1, 2]));
    expect(list.issues).toEqual([{ index: 1, reason: "id" }]);
    expect(list.find(2)).toBe(two);
    expect(list.find(3)).toBeUndefined();
  });

  it("works each of them out once", () => {
    let times = 0;
    const list = new SlotList([one], () => `[${++times}]`);
    expect([list.json, list.json]).toEqual(["[1]", "[1]"]);
    expect(list.records).toBe(list.records);
    expect(list.ids).toBe(list.ids);
    expect(list.issues).toBe(list.issues);
  });

  it("with one more is the list that these slots make, and leaves the shorter one as it was", () => {
    for (const slots of [[], [one], [unreadable], [one, unreadable]]) {
      const list = new SlotList<Identified>(slots);
      const longer = list.with(two);
      const expected = new SlotList<Identified>([...slots, two]);
      expect(longer.json).toBe(expected.json);
      expect(longer.records).toEqual(expected.records);
      expect(longer.ids).toEqual(expected.ids);
      expect(longer.issues).toEqual(expected.issues);
      expect(list.ids.has(2)).toBe(false);
      expect(list.json).toBe(new SlotList<Identified>(slots).json);
      expect(longer.with(one).ids).toEqual(new Set([1, 2]));
      expect(longer.ids).toEqual(expected.ids);
    }
  });
});
