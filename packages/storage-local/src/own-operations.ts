import { type OwnOperation, type Redo, redoOf } from "./own-operation.ts";
import { type Identified, isRecordSlot, type RecordSlot, type Slot } from "./slot.ts";

/** An operation still in place after this many looks, a tenth of a second apart, has lasted. */
const LOOKS = 10;

/** An operation undone more often than this is given up: somebody means it. */
const MAX_REDONE = 50;

/** A list in which everything this tab did is done, and what to remember once that list is written. */
export interface Repair<Item extends Identified> {
  readonly slots: readonly Slot<Item>[];
  readonly removed: readonly RecordSlot<Item>[];
  commit(): void;
}

/**
 * What this tab did of late. No lock that a page can take keeps two tabs from overwriting each other's writes
 * to local storage, since each process reads a copy of its own. So whoever wrote looks again, and does over
 * what another tab's write has undone.
 */
export class OwnOperations<Item extends Identified> {
  #operations: readonly OwnOperation<Item>[] = [];
  #usedIds = new Set<number>();

  get isEmpty(): boolean {
    return this.#operations.length === 0;
  }

  /** The ids used here of late. No new record gets one of them, so that for now an id means one record only. */
  get usedIds(): ReadonlySet<number> {
    return this.#usedIds;
  }

  rememberAdded(slot: RecordSlot<Item>): void {
    if (this.#usedIds.has(slot.record.id)) this.#forgetRemoved(slot);
    this.#remember("add", [slot]);
  }

  rememberUpdated(before: RecordSlot<Item>, after: RecordSlot<Item>): void {
    const older = [before, ...this.#olderThan(before)].filter(({ json }) => json !== after.json);
    const others = this.#operations.filter(({ kind, traces }) => kind !== "update" || !hasTrace(traces, before));
    this.#keep(
      others.map((operation) => {
        if (operation.kind !== "add" || !hasTrace(operation.traces, before)) return operation;
        return { ...operation, traces: [after, ...operation.traces.filter(({ json }) => json !== after.json)] };
      }),
    );
    this.#remember("update", [after, ...older]);
  }

  rememberRemoved(slot: RecordSlot<Item>): void {
    const older = this.#olderThan(slot);
    this.#keep(this.#operations.filter(({ kind, traces }) => kind === "remove" || !hasTrace(traces, slot)));
    this.#remember("remove", [slot, ...older]);
  }

  /**
   * Somebody removed such a record on purpose, or put a changed one in its place: what this tab made of it has had its
   * time. A copy of it under another id, because its own seemed to be taken by a stranger, is to go.
   */
  letGo(isGone: (trace: RecordSlot<Item>) => boolean): void {
    this.#keep(
      this.#operations.flatMap((operation): readonly OwnOperation<Item>[] => {
        const gone = operation.kind === "remove" ? undefined : operation.traces.find(isGone);
        if (gone === undefined) return [operation];
        const [copy, ...copies] = operation.traces.filter(({ record }) => record.id !== gone.record.id);
        return copy === undefined ? [] : [{ ...operation, kind: "remove", traces: [copy, ...copies] }];
      }),
    );
  }

  /** Somebody removed the whole list on purpose. */
  forgetAll(): void {
    this.#keep([]);
  }

  /** Forgets what has lasted. To be called before each look. */
  countLook(): void {
    const lasting = this.#operations.filter(({ looksLeft }) => looksLeft > 0);
    this.#keep(lasting.map((operation) => ({ ...operation, looksLeft: operation.looksLeft - 1 })));
  }

  /** The list with everything done over that was undone in it; undefined when nothing was. */
  repair(slots: readonly Slot<Item>[]): Repair<Item> | undefined {
    const present = new Map(slots.filter(isRecordSlot).map((slot) => [slot.record.id, slot]));
    const removed: RecordSlot<Item>[] = [];
    let isInPlace = true;
    const operations = this.#operations.map((operation) => {
      const redo = operation.redone < MAX_REDONE ? redoOf(operation, present, this.#usedIds) : undefined;
      if (redo === undefined) return operation;
      isInPlace = false;
      for (const { record } of redo.drop) present.delete(record.id);
      if (redo.put !== undefined) present.set(redo.put.record.id, redo.put);
      if (operation.kind === "remove") removed.push(...redo.drop);
      return doneOver(operation, redo);
    });
    if (isInPlace) return undefined;
    return { slots: slotsOf(present, slots), removed, commit: () => this.#keep(operations) };
  }

  #remember(kind: OwnOperation<Item>["kind"], traces: OwnOperation<Item>["traces"]): void {
    this.#operations = this.#operations.concat({ kind, traces, looksLeft: LOOKS, redone: 0 });
    for (const { record } of traces) this.#usedIds.add(record.id);
  }

  /** What is put back as it was is no longer removed. */
  #forgetRemoved(slot: RecordSlot<Item>): void {
    this.#keep(this.#operations.filter(({ kind, traces }) => kind !== "remove" || !hasTrace(traces, slot)));
  }

  #keep(operations: readonly OwnOperation<Item>[]): void {
    this.#operations = operations;
    this.#usedIds = new Set(operations.flatMap(({ traces }) => traces.map(({ record }) => record.id)));
  }

  /** What this tab changed into this element of late. */
  #olderThan({ json }: RecordSlot<Item>): RecordSlot<Item>[] {
    const updates = this.#operations.filter(({ kind, traces }) => kind === "update" && traces[0].json === json);
    return updates.flatMap(({ traces: [, ...older] }) => older);
  }
}

/** It is watched for as long again, under its new id too if it had to take one. */
function doneOver<Item extends Identified>(
  { kind, traces, redone }: OwnOperation<Item>,
  { put = traces[0] }: Redo<Item>,
): OwnOperation<Item> {
  return { kind, traces: put === traces[0] ? traces : [put, ...traces], looksLeft: LOOKS, redone: redone + 1 };
}

/** The list of the records that are present, each in the place it had before, or else at the end. */
function slotsOf<Item extends Identified>(
  present: ReadonlyMap<number, RecordSlot<Item>>,
  before: readonly Slot<Item>[],
): Slot<Item>[] {
  const newcomers = new Map(present);
  const stayed = before.flatMap((slot): readonly Slot<Item>[] => {
    if (!isRecordSlot(slot)) return [slot];
    const { id } = slot.record;
    newcomers.delete(id);
    const kept = present.get(id);
    return kept === undefined ? [] : [kept];
  });
  return [...stayed, ...newcomers.values()];
}

function hasTrace(traces: readonly RecordSlot<Identified>[], { json }: RecordSlot<Identified>): boolean {
  return traces.some((trace) => trace.json === json);
}
