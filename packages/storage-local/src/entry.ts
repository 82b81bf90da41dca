import { type RecordReading, revisedValue } from "@inner-light/core";
import { toStoredJson } from "./stored-json.ts";

export interface Identified {
  readonly id: number;
}

/** One element of a stored list: a record, or a value that cannot be read and is kept as it is. */
export type Entry<Item extends Identified> =
  | RecordEntry<Item>
  | { readonly record: undefined; readonly unreadableField: string; readonly json: string };

/** An element with a record, under the id that it has in its list. Keeps the fields that the noun does not have. */
export class RecordEntry<Item extends Identified> {
  /** Frozen, so it can be handed out without a copy. */
  readonly record: Item;
  /** The parsed element, with the fields that the noun does not have. */
  readonly value: object;

  constructor(record: Item, value: object = record) {
    this.record = Object.freeze(record);
    this.value = value;
  }

  withId(id: number): RecordEntry<Item> {
    return new RecordEntry<Item>({ ...this.record, id }, { ...this.value, id });
  }

  /** The same element with another record. */
  withRecord(record: Item): RecordEntry<Item> {
    return new RecordEntry<Item>(record, revisedValue(this.value, this.record, record));
  }

  get json(): string {
    return toStoredJson(this.value);
  }
}

/** The element for a parsed value. */
export function entryOf<Item extends Identified>(value: unknown, reading: RecordReading<Item>): Entry<Item> {
  if ("record" in reading) return new RecordEntry(reading.record, Object(value));
  return { record: undefined, unreadableField: reading.unreadableField, json: toStoredJson(value) };
}

export function isRecordEntry<Item extends Identified>(entry: Entry<Item>): entry is RecordEntry<Item> {
  return entry.record !== undefined;
}
