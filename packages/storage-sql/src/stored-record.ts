import * as core from "@inner-light/core";
import type { Selectable } from "kysely";
import type { Tables } from "./tables.ts";

export interface RecordKind<Item> {
  readonly noun: core.Noun;
  readonly schema: Parameters<typeof core.readRecord<Item>>[0];
  sortKeyOf(record: Item): string | null;
}

export const EVENTS: RecordKind<core.CalendarEvent> = {
  noun: "events",
  schema: core.calendarEventSchema,
  sortKeyOf: ({ date, time }) => `${date} ${time}`,
};

export const MESSAGES: RecordKind<core.ContactSubmission> = {
  noun: "messages",
  schema: core.contactSubmissionSchema,
  sortKeyOf: ({ timestamp }) => core.isoTimestampOf(Date.parse(timestamp)),
};

const SLIDES: RecordKind<core.GallerySlide> = {
  noun: "slides",
  schema: core.gallerySlideSchema,
  sortKeyOf: () => null,
};

export const RECORD_KINDS: readonly RecordKind<{ readonly id: number }>[] = [EVENTS, MESSAGES, SLIDES];

export interface StoredRecord<Item> {
  readonly record: Item;
  /** Includes unknown fields. */
  readonly value: object;
  readonly row: RecordRow;
}

export type RecordRow = Selectable<Tables["record"]>;

export function storedRecord<Item>(kind: RecordKind<Item>, row: RecordRow): StoredRecord<Item> | undefined {
  const value = core.parseJson(row.body);
  const record = recordIn(kind, value);
  return record === undefined ? undefined : { record, value: Object(value), row };
}

function recordIn<Item>({ schema }: RecordKind<Item>, value: unknown): Item | undefined {
  const reading = core.readRecord(schema, value);
  return "record" in reading ? reading.record : undefined;
}

/** Returns a value's columns. Values from snapshots have no `record` and are parsed first. */
export function columnsOf<Item>(kind: RecordKind<Item>, value: unknown, record = recordIn(kind, value)) {
  const id = core.idOf(value);
  return {
    id: core.isRecordId(id) ? idText(id) : null,
    sort_key: record === undefined ? null : kind.sortKeyOf(record),
    body: JSON.stringify(value),
  };
}

/** Returns an id as 16 digits, which sort like the number. */
export function idText(id: number): string {
  return String(id).padStart(16, "0");
}
