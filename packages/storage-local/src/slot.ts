import type { RecordReading } from "@inner-light/core";
import { narrowJson } from "./json-text.ts";

export interface Identified {
  readonly id: number;
}

/** One element of a stored list: one that a record can be read from, or one that is only kept. */
export type Slot<Item extends Identified> = RecordSlot<Item> | UnreadableSlot;

/** An element with a record, under the id it has in its list. Fields that no record knows stay with it. */
export class RecordSlot<Item extends Identified> {
  /** Frozen, so that it can be handed out as it is. */
  readonly record: Item;
  readonly #value: object;
  #json: string | undefined;

  constructor(record: Item, value: object = record) {
    this.record = Object.freeze(record);
    this.#value = value;
  }

  withId(id: number): RecordSlot<Item> {
    return new RecordSlot<Item>({ ...this.record, id }, { ...this.#value, id });
  }

  /** The same element holding another record. A field the new record leaves out is gone, one that no record knows stays. */
  withRecord(record: Item): RecordSlot<Item> {
    const isKept = ([field]: [string, unknown]) => !Object.hasOwn(this.record, field) || Object.hasOwn(record, field);
    return new RecordSlot<Item>(record, {
      ...Object.fromEntries(Object.entries(this.#value).filter(isKept)),
      ...record,
    });
  }

  /** The element as it is written. */
  get json(): string {
    this.#json ??= narrowJson(this.#value);
    return this.#json;
  }
}

/** An element that no record can be read from. It keeps its place and its value. */
export class UnreadableSlot {
  readonly record = undefined;
  /** The field that could not be read. */
  readonly reason: string;
  readonly #value: unknown;

  constructor(value: unknown, reason: string) {
    this.#value = value;
    this.reason = reason;
  }

  get json(): string {
    return narrowJson(this.#value);
  }
}

/** The element that holds this value, as it was parsed. */
export function slotOf<Item extends Identified>(value: unknown, reading: RecordReading<Item>): Slot<Item> {
  if ("reason" in reading) return new UnreadableSlot(value, reading.reason);
  return new RecordSlot(reading.record, Object(value));
}

export function isRecordSlot<Item extends Identified>(slot: Slot<Item>): slot is RecordSlot<Item> {
  return slot.record !== undefined;
}
