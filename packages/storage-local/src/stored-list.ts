import { firstFreeId, type ListingIssue, narrowJson, parseArray, type RecordReading } from "@inner-light/core";
import { type Identified, isRecordSlot, slotOf } from "./slot.ts";
import { SlotList } from "./slot-list.ts";

export type ReadItem<Item> = (value: unknown) => RecordReading<Item>;

/** What is stored under a key, read as a list. */
export interface StoredList<Item extends Identified> {
  readonly text: string | null;
  readonly state: "absent" | "empty" | "ok" | "corrupt";
  readonly list: SlotList<Item>;
  /** The text, if writing the list anew could change what it says, so that the very text has to be kept first. */
  foreignText(): string | null;
}

/** Reads the text under a key. Never throws: a text that is no list is a list of another state. */
export function readStoredList<Item extends Identified>(
  text: string | null,
  readItem: ReadItem<Item>,
): StoredList<Item> {
  const list = new SlotList<Item>();
  if (text === null) return { text, state: "absent", list, foreignText: () => null };
  const values = parseArray(text);
  if (values === undefined) return { text, state: "corrupt", list, foreignText: () => text };
  const slots = values.map((value) => slotOf(value, readItem(value)));
  const found = new SlotList(slots, () => narrowJson(values));
  return {
    ...writtenList(text, separateTwins(found)),
    foreignText: () => (text === found.json || text === JSON.stringify(values) ? null : text),
  };
}

/** The list that these elements make once they are written as this text. */
export function writtenList<Item extends Identified>(text: string, list: SlotList<Item>): StoredList<Item> {
  return { text, state: list.slots.length === 0 ? "empty" : "ok", list, foreignText: () => null };
}

export function issuesOf({ state, list }: StoredList<Identified>): readonly ListingIssue[] {
  return state === "corrupt" ? [{ index: null, reason: "not a list" }] : list.issues;
}

/**
 * Of records stored under one id, the first keeps it; each later one gets the next free id above. Going by the
 * order of the list, every tab comes to the same ids, and removing one record never removes its twin.
 */
function separateTwins<Item extends Identified>(list: SlotList<Item>): SlotList<Item> {
  if (list.ids.size === list.records.length) return list;
  const taken = new Set(list.ids);
  const seen = new Set<number>();
  return new SlotList(
    list.slots.map((slot) => {
      if (!isRecordSlot(slot)) return slot;
      const { id } = slot.record;
      const ownId = seen.has(id) ? firstFreeId(id, taken) : id;
      seen.add(ownId);
      taken.add(ownId);
      return ownId === id ? slot : slot.withId(ownId);
    }),
  );
}
