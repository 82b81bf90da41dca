import * as v from "valibot";
import { isRecordId } from "../shared/records.ts";
import { limitedText, nonBlankText, requiredText } from "../shared/validate.ts";
import { type CalendarDate, isCalendarDate, isPlainTime, type PlainTime } from "../shared/wall-clock.ts";

/** Event types in the order of the form (specification, section 3). */
export const CALENDAR_EVENT_TYPES = ["aura-reading", "reiki-healing", "workshop", "group-session"] as const;

export type CalendarEventType = (typeof CALENDAR_EVENT_TYPES)[number];

export const DEFAULT_CALENDAR_EVENT_TYPE: CalendarEventType = "aura-reading";

/** A whole number from 0 to 2^53 - 1, unique in its list. */
export type CalendarEventId = number;

const plainTime = v.custom<PlainTime>((time) => typeof time === "string" && isPlainTime(time));
const type = v.optional(v.picklist(CALENDAR_EVENT_TYPES), DEFAULT_CALENDAR_EVENT_TYPE);
const series = v.optional(v.custom<number>(isRecordId));

/**
 * Event fields except the id, in storage order. Everything else derives from this table: to add a field, add a row.
 *
 * - `stored` parses values from any version of the site, even long strings and events without a type.
 * - `typed` parses the owner's input. `maxLength` is in UTF-16 code units.
 *
 * The fields after `location` are not in the specification (section 3). They are stored only if used.
 */
export const CALENDAR_EVENT_FIELDS = {
  title: nonBlankTextRow(120),
  description: optionalTextRow(2000, ""),
  date: {
    kind: "date",
    stored: v.custom<CalendarDate>((date) => typeof date === "string" && isCalendarDate(date)),
    typed: v.pipe(nonBlankText, v.guard(isCalendarDate)),
  },
  time: { kind: "time", stored: plainTime, typed: v.pipe(nonBlankText, v.guard(isPlainTime)) },
  type: { kind: "type", stored: type, typed: type },
  location: optionalTextRow(200, ""),
  /** An end before `time` is on the next day. An absent end, or one that equals `time`, is unknown. */
  ends: {
    kind: "time",
    stored: v.optional(plainTime),
    typed: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.guard(isPlainTimeOrBlank),
        v.transform((time) => time || undefined),
      ),
    ),
  },
  /** A canceled event stays on the calendar for people who planned to come. */
  canceled: flagRow(),
  full: flagRow(),
  /** A whole number from 0 to 2^53 - 1. All events of a series share it. */
  series: { kind: "series", stored: series, typed: series },
} as const;

type Fields = typeof CALENDAR_EVENT_FIELDS;

export type CalendarEventField = keyof Fields;

function nonBlankTextRow(maxLength: number) {
  const isNotBlank = v.check((text: string) => text.trim() !== "");
  return { kind: "text", maxLength, stored: v.pipe(v.string(), isNotBlank), typed: requiredText(maxLength) } as const;
}

/** Stores a blank string as `blank`: `""` for fields of the specification, otherwise undefined. */
function optionalTextRow(maxLength: number, blank: "" | undefined) {
  const typed = v.pipe(
    limitedText(maxLength),
    v.transform((text: string) => text || blank),
  );
  return { kind: "text", maxLength, stored: v.optional(v.string()), typed: v.optional(typed) } as const;
}

function flagRow() {
  const set = v.transform((isSet: boolean) => isSet || undefined);
  return { kind: "flag", stored: v.optional(v.boolean()), typed: v.optional(v.pipe(v.boolean(), set)) } as const;
}

function isPlainTimeOrBlank(text: string): text is PlainTime | "" {
  return text === "" || isPlainTime(text);
}

export const calendarEventSchema = v.object({ id: v.custom<CalendarEventId>(isRecordId), ...entriesOf("stored") });

/** A calendar event. Date and time are local to its location. */
export type CalendarEvent = Readonly<v.InferOutput<typeof calendarEventSchema>>;

/** Validates the owner's input and trims its strings (specification, section 5). */
export const calendarEventDraftSchema = v.object(entriesOf("typed"));

/** An event as typed, before validation. */
export type CalendarEventDraft = v.InferInput<typeof calendarEventDraftSchema>;

function entriesOf<Column extends "stored" | "typed">(
  column: Column,
): { [Field in CalendarEventField]: Fields[Field][Column] };
function entriesOf(column: "stored" | "typed"): Record<string, v.GenericSchema> {
  return Object.fromEntries(Object.entries(CALENDAR_EVENT_FIELDS).map(([field, row]) => [field, row[column]]));
}

/** All fields except the id. */
export const CALENDAR_EVENT_FIELD_NAMES = v.keyof(calendarEventDraftSchema).options;

/** The fields with the owner's own text. */
export type CalendarEventTextField = {
  [Field in CalendarEventField]: Fields[Field]["kind"] extends "text" ? Field : never;
}[CalendarEventField];

export const CALENDAR_EVENT_TEXT_FIELDS = CALENDAR_EVENT_FIELD_NAMES.filter(
  (field): field is CalendarEventTextField => CALENDAR_EVENT_FIELDS[field].kind === "text",
);

export function isSameCalendarEvent(a: CalendarEvent, b: CalendarEvent): boolean {
  return a.id === b.id && CALENDAR_EVENT_FIELD_NAMES.every((field) => a[field] === b[field]);
}

/** Builds an event from a parsed draft. Omits absent fields, a blank end, and flags that are not set. */
export function calendarEventFrom(
  draft: v.InferOutput<typeof calendarEventDraftSchema>,
  id: CalendarEventId,
): CalendarEvent {
  return withoutUndefined({ id, ...draft });
}

function withoutUndefined<Item extends object>(item: Item): Item;
function withoutUndefined(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
}
