import { firstFreeId, type ListingIssue, parseArray, type RecordReading } from "@inner-light/core";
import { type Identified, isRecordSlot, type Slot, slotOf } from "./slot.ts";

export type ReadItem<Item> = (value: unknown) => RecordReading<Item>;

/** What is stored under a key, read as a list. */
export interface StoredList<Item extends Identified> {
  readonly text: string | null;
  readonly state: "absent" | "empty" | "ok" | "corrupt";
  readonly slots: readonly Slot<Item>[];
  /** The text, if writing the list anew could change what it says, so that the very text has to be kept first. */
  foreignText(): string | null;
}

/** Reads the text under a key. Never throws: a text that is no list is a list of another state. */
export function readStoredList<Item extends Identified>(
  text: string | null,
  readItem: ReadItem<Item>,
): StoredList<Item> {
  if (text === null) return { text, state: "absent", slots: [], foreignText: () => null };
  const values = parseArray(text);
  if (values === undefined) return { text, state: "corrupt", slots: [], foreignText: () => text };
  const slots = values.map((value) => slotOf(value, readItem(value)));
  return {
    text,
    state: stateOf(slots),
    slots: separateTwins(slots),
    foreignText: () => (text === textOf(slots) || text === JSON.stringify(values) ? null : text),
  };
}

/** The list that these slots make once they are written as this text. */
export function writtenList<Item extends Identified>(text: string, slots: readonly Slot<Item>[]): StoredList<Item> {
  return { text, state: stateOf(slots), slots, foreignText: () => null };
}

/** The text of a list, as this site writes it. */
export function textOf(slots: readonly Slot<Identified>[]): string {
  return `[${slots.map(({ json }) => json).join(",")}]`;
}

/** The records of a list, in its order. */
export function recordsOf<Item extends Identified>(slots: readonly Slot<Item>[]): Item[] {
  return slots.filter(isRecordSlot).map(({ record }) => record);
}

export function idsOf(slots: readonly Slot<Identified>[]): Set<number> {
  return new Set(recordsOf(slots).map(({ id }) => id));
}

export function issuesOf({ state, slots }: StoredList<Identified>): ListingIssue[] {
  if (state === "corrupt") return [{ index: null, reason: "not a list" }];
  return slots.flatMap((slot, index) => (isRecordSlot(slot) ? [] : [{ index, reason: slot.reason }]));
}

function stateOf(slots: readonly unknown[]): "empty" | "ok" {
  return slots.length === 0 ? "empty" : "ok";
}

/**
 * Of records stored under one id, the first keeps it; each later one gets the next free id above. Going by the
 * order of the list, every tab comes to the same ids, and removing one record never removes its twin.
 */
function separateTwins<Item extends Identified>(slots: readonly Slot<Item>[]): readonly Slot<Item>[] {
  const taken = idsOf(slots);
  const seen = new Set<number>();
  return slots.map((slot) => {
    if (!isRecordSlot(slot)) return slot;
    const { id } = slot.record;
    const ownId = seen.has(id) ? firstFreeId(id, taken) : id;
    seen.add(ownId);
    taken.add(ownId);
    return ownId === id ? slot : slot.withId(ownId);
  });
}
