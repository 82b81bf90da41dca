import { firstFreeId } from "@inner-light/core";
import { type Identified, isRecordSlot, type RecordSlot, type Slot } from "./slot.ts";

/** An operation still in place after this many looks, a tenth of a second apart, has lasted. */
const LOOKS = 10;

/** An operation undone more often than this is given up: somebody means it. */
const MAX_REDONE = 50;

interface OwnOperation<Item extends Identified> {
  readonly kind: "add" | "update" | "remove";
  /** The element it is about, as it is and as it was before this tab changed it or its id, the latest first. */
  readonly traces: readonly [RecordSlot<Item>, ...RecordSlot<Item>[]];
  readonly looksLeft: number;
  readonly redone: number;
}

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

  get isEmpty(): boolean {
    return this.#operations.length === 0;
  }

  /** Whether an id was used here of late. No new record gets such a one, so that for now an id means one record only. */
  hasUsed(id: number): boolean {
    return this.#operations.some(({ traces }) => traces.some(({ record }) => record.id === id));
  }

  rememberAdded(slot: RecordSlot<Item>): void {
    // What is put back as it was is no longer removed.
    this.#operations = this.#operations.filter(({ kind, traces }) => kind !== "remove" || !hasTrace(traces, slot));
    this.#remember("add", [slot]);
  }

  rememberUpdated(before: RecordSlot<Item>, after: RecordSlot<Item>): void {
    const older = [before, ...this.#olderThan(before)].filter(({ json }) => json !== after.json);
    this.#operations = this.#operations
      .filter(({ kind, traces }) => kind !== "update" || !hasTrace(traces, before))
      .map((operation) => {
        if (operation.kind !== "add" || !hasTrace(operation.traces, before)) return operation;
        return { ...operation, traces: [after, ...operation.traces.filter(({ json }) => json !== after.json)] };
      });
    this.#remember("update", [after, ...older]);
  }

  rememberRemoved(slot: RecordSlot<Item>): void {
    const older = this.#olderThan(slot);
    this.#operations = this.#operations.filter(({ kind, traces }) => kind === "remove" || !hasTrace(traces, slot));
    this.#remember("remove", [slot, ...older]);
  }

  /** Somebody removed such a record on purpose: it is not to come back. */
  forgetAdded(isRemoved: (trace: RecordSlot<Item>) => boolean): void {
    this.#operations = this.#operations.filter(({ kind, traces }) => kind === "remove" || !traces.some(isRemoved));
  }

  /**
   * Somebody put a changed record in the place of such a one: what this tab made of it has had its time. A copy
   * that was added under another id, because its own seemed to be taken by a stranger, is to go.
   */
  forgetReplaced(isReplaced: (trace: RecordSlot<Item>) => boolean): void {
    this.#operations = this.#operations.flatMap((operation) => {
      const replaced = operation.kind === "remove" ? undefined : operation.traces.find(isReplaced);
      if (replaced === undefined) return [operation];
      const [copy, ...copies] = operation.traces.filter(({ record }) => record.id !== replaced.record.id);
      return copy === undefined ? [] : [{ ...operation, kind: "remove", traces: [copy, ...copies] }];
    });
  }

  /** Somebody removed the whole list on purpose. */
  forgetAll(): void {
    this.#operations = [];
  }

  /** Forgets what has lasted. To be called before each look. */
  countLook(): void {
    this.#operations = this.#operations
      .filter(({ looksLeft }) => looksLeft > 0)
      .map((operation) => ({ ...operation, looksLeft: operation.looksLeft - 1 }));
  }

  /** The list with everything done over that was undone in it; undefined when nothing was. */
  repair(slots: readonly Slot<Item>[]): Repair<Item> | undefined {
    const present = new Map(slots.filter(isRecordSlot).map((slot) => [slot.record.id, slot]));
    const removed: RecordSlot<Item>[] = [];
    let isChanged = false;
    const operations = this.#operations.map((operation) => {
      const { kind, traces, redone } = operation;
      if (kind === "update") {
        const [latest, ...older] = traces;
        const found = present.get(latest.record.id);
        if (redone >= MAX_REDONE || !older.some(({ json }) => json === found?.json)) return operation;
        isChanged = true;
        present.set(latest.record.id, latest);
        return { ...operation, looksLeft: LOOKS, redone: redone + 1 };
      }
      const found = traces.filter(({ record, json }) => present.get(record.id)?.json === json);
      const isMissing = kind === "add" && found.length === 0;
      const surplus = kind === "remove" ? found : found.slice(1);
      if (redone >= MAX_REDONE || (!isMissing && surplus.length === 0)) return operation;
      isChanged = true;
      for (const { record } of surplus) present.delete(record.id);
      if (kind === "remove") removed.push(...surplus);
      const [latest] = traces;
      const slot = isMissing ? this.#underFreeId(latest, present) : latest;
      if (isMissing) present.set(slot.record.id, slot);
      const known = slot === latest ? traces : ([slot, ...traces] as const);
      return { kind, traces: known, looksLeft: LOOKS, redone: redone + 1 };
    });
    if (!isChanged) return undefined;
    const remaining = slots.flatMap((slot): readonly Slot<Item>[] => {
      if (!isRecordSlot(slot)) return [slot];
      const kept = present.get(slot.record.id);
      present.delete(slot.record.id);
      return kept === undefined ? [] : [kept];
    });
    const commit = () => {
      this.#operations = operations;
    };
    return { slots: [...remaining, ...present.values()], removed, commit };
  }

  #remember(kind: OwnOperation<Item>["kind"], traces: OwnOperation<Item>["traces"]): void {
    this.#operations = [...this.#operations, { kind, traces, looksLeft: LOOKS, redone: 0 }];
  }

  /** What this tab changed into this element of late. */
  #olderThan({ json }: RecordSlot<Item>): RecordSlot<Item>[] {
    const updates = this.#operations.filter(({ kind, traces }) => kind === "update" && traces[0].json === json);
    return updates.flatMap(({ traces: [, ...older] }) => older);
  }

  /** Two tabs may give one id to two records at once. The one that finds its id taken takes the next. */
  #underFreeId(slot: RecordSlot<Item>, present: ReadonlyMap<number, unknown>): RecordSlot<Item> {
    const { id } = slot.record;
    const taken = { has: (other: number) => present.has(other) || this.hasUsed(other) };
    return present.has(id) ? slot.withId(firstFreeId(id, taken)) : slot;
  }
}

function hasTrace(traces: readonly RecordSlot<Identified>[], { json }: RecordSlot<Identified>): boolean {
  return traces.some((trace) => trace.json === json);
}
