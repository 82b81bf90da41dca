import { expect, it } from "vitest";
import { entryOf, type Identified, RecordEntry } from "./entry.ts";
import { EntryList } from "./entry-list.ts";

const one = new RecordEntry<Identified>({ id: 1 });
const two = new RecordEntry<Identified>({ id: 2 }, { id: 2, extra: "ø…" });
const unreadable = entryOf<Identified>(["?…"], { unreadableField: "id" });

it("a list has a text, records and ids, and computes records and ids once", () => {
  const list = new EntryList([one, unreadable, two]);
  expect(list.json).toBe('[{"id":1},["?\\u2026"],{"id":2,"extra":"ø\\u2026"}]');
  expect(list.records).toEqual([{ id: 1 }, { id: 2 }]);
  expect(Object.isFrozen(list.records)).toBe(true);
  expect(list.records).toBe(list.records);
  expect(list.ids).toEqual(new Set([1, 2]));
  expect(list.ids).toBe(list.ids);
  expect(list.find(2)).toBe(two);
  expect(list.find(3)).toBeUndefined();
  expect(new EntryList().json).toBe("[]");
});

it("a list with more entries is the list of all of them, and leaves the shorter one as it was", () => {
  for (const entries of [[], [one], [unreadable], [one, unreadable]]) {
    for (const added of [[two], [two, new RecordEntry<Identified>({ id: 3 })]]) {
      const list = new EntryList<Identified>(entries);
      const longer = list.with(added);
      const expected = new EntryList<Identified>([...entries, ...added]);
      expect(longer.json).toBe(expected.json);
      expect(longer.records).toEqual(expected.records);
      expect(longer.ids).toEqual(expected.ids);
      expect(list.ids.has(2)).toBe(false);
      expect(list.json).toBe(new EntryList<Identified>(entries).json);
    }
  }
});
