import {
  type CalendarEvent,
  type ContactSubmission,
  calendarEventSchema,
  contactSubmissionSchema,
  type GallerySlide,
  gallerySlideSchema,
  idOf,
  isoTimestampOf,
  isRecordId,
  type Noun,
  parseJson,
  readRecord,
} from "@inner-light/core";
import type { Selectable } from "kysely";
import type { Tables } from "./tables.ts";

export interface RecordKind<Item> {
  readonly noun: Noun;
  readonly schema: Parameters<typeof readRecord<Item>>[0];
  sortKeyOf(record: Item): string | null;
}

export const EVENTS: RecordKind<CalendarEvent> = {
  noun: "events",
  schema: calendarEventSchema,
  sortKeyOf: ({ date, time }) => `${date} ${time}`,
};

export const MESSAGES: RecordKind<ContactSubmission> = {
  noun: "messages",
  schema: contactSubmissionSchema,
  sortKeyOf: ({ timestamp }) => isoTimestampOf(Date.parse(timestamp)),
};

const SLIDES: RecordKind<GallerySlide> = { noun: "slides", schema: gallerySlideSchema, sortKeyOf: () => null };

export const RECORD_KINDS: readonly RecordKind<{ readonly id: number }>[] = [EVENTS, MESSAGES, SLIDES];

export interface StoredRecord<Item> {
  readonly record: Item;
  /** The whole value, including fields that the noun does not have. */
  readonly value: object;
  readonly row: RecordRow;
}

export type RecordRow = Selectable<Tables["record"]>;

export function storedRecord<Item>(kind: RecordKind<Item>, row: RecordRow): StoredRecord<Item> | undefined {
  const value = parseJson(row.body);
  const record = recordIn(kind, value);
  return record === undefined ? undefined : { record, value: Object(value), row };
}

function recordIn<Item>({ schema }: RecordKind<Item>, value: unknown): Item | undefined {
  const reading = readRecord(schema, value);
  return "record" in reading ? reading.record : undefined;
}

/** The columns of a value. Parses the value of a snapshot, which comes without its `record`. */
export function columnsOf<Item>(kind: RecordKind<Item>, value: unknown, record = recordIn(kind, value)) {
  const id = idOf(value);
  return {
    id: isRecordId(id) ? idText(id) : null,
    sort_key: record === undefined ? null : kind.sortKeyOf(record),
    body: JSON.stringify(value),
  };
}

/** An id as a text of 16 digits, which sorts like the number. */
export function idText(id: number): string {
  return String(id).padStart(16, "0");
}
