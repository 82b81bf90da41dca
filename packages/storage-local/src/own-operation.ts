import { firstFreeId } from "@inner-light/core";
import type { Identified, RecordSlot } from "./slot.ts";

/** Something that this tab did to one record of its list. */
export interface OwnOperation<Item extends Identified> {
  readonly kind: "add" | "update" | "remove";
  /** The element it is about, as it is and as it was before this tab changed it or its id, the latest first. */
  readonly traces: readonly [RecordSlot<Item>, ...RecordSlot<Item>[]];
  readonly looksLeft: number;
  readonly redone: number;
}

/** What to do to a list so that an operation is done in it again: one element is to be there, others are to go. */
export interface Redo<Item extends Identified> {
  readonly put?: RecordSlot<Item>;
  readonly drop: readonly RecordSlot<Item>[];
}

/** The records of a list, by id. */
type Present<Item extends Identified> = ReadonlyMap<number, RecordSlot<Item>>;

/** How to do an operation over where it was undone; undefined where it is in place. */
export function redoOf<Item extends Identified>(
  { kind, traces }: OwnOperation<Item>,
  present: Present<Item>,
  usedIds: ReadonlySet<number>,
): Redo<Item> | undefined {
  if (kind === "update") return redoUpdate(traces, present);
  const found = traces.filter(({ record, json }) => present.get(record.id)?.json === json);
  if (kind === "remove") return found.length === 0 ? undefined : { drop: found };
  const [latest] = traces;
  if (found.length === 0) return { put: underFreeId(latest, present, usedIds), drop: [] };
  // Its own id seemed to be taken, it was added under another, and now both are stored.
  const [, ...copies] = found;
  return copies.length === 0 ? undefined : { drop: copies };
}

/** Only what this tab changed is changed again: a record that is neither the old nor the new one is somebody else's. */
function redoUpdate<Item extends Identified>(
  [latest, ...older]: OwnOperation<Item>["traces"],
  present: Present<Item>,
): Redo<Item> | undefined {
  const found = present.get(latest.record.id);
  return older.some(({ json }) => json === found?.json) ? { put: latest, drop: [] } : undefined;
}

/** Two tabs may give one id to two records at once. The one that finds its id taken takes the next. */
function underFreeId<Item extends Identified>(
  slot: RecordSlot<Item>,
  present: Present<Item>,
  usedIds: ReadonlySet<number>,
): RecordSlot<Item> {
  const { id } = slot.record;
  if (!present.has(id)) return slot;
  return slot.withId(firstFreeId(id, present, usedIds));
}
