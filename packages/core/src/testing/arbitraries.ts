import fc from "fast-check";
import {
  CALENDAR_EVENT_FIELDS,
  CALENDAR_EVENT_TYPES,
  type CalendarEvent,
  type CalendarEventField,
} from "../calendar-event/calendar-event.ts";
import { plainText } from "../shared/plain-text.ts";
import { isCalendarDate, isPlainTime } from "../shared/wall-clock.ts";

/** Strings that break naive code. A backend returns them unchanged except for trimming. */
export const HOSTILE_TEXTS: readonly string[] = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "__proto__",
  "constructor",
  "prototype",
  '"}],[{"',
  '\\\\" \\u0000 \\',
  "line\nbreak\r\n\ttab",
  "right to left \u202Eoverride",
  "line \u2028 and paragraph \u2029 separators",
  "aura 🧘‍♀️ ✨ “quoted” — dashes",
  "ÿ the last of Latin-1, Ā the first beyond",
  "\uFEFFbyte order mark",
  "  spaces  inside  ",
  "null",
  "undefined",
  "[]",
  "123",
  "Cafe\u0301 in decomposed form",
];

/** Returns a string of `maxLength` UTF-16 code units, a multiple of four, with combining marks and surrogate pairs. */
export function longestText(maxLength: number): string {
  return "e\u0301\u{1F319}".repeat(maxLength / 4);
}

const SURROGATES = { first: 0xd800, count: 0x800 };
const CODE_POINTS = 0x110000 - SURROGATES.count;

/** Any code point except lone surrogates. Unlike fast-check's own "binary", does not build a slow table first. */
export const anyCodePoint: fc.Arbitrary<string> = fc.nat({ max: CODE_POINTS - 1 }).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  (text) => {
    const code = typeof text === "string" ? text.codePointAt(0) : undefined;
    if (code === undefined || text !== String.fromCodePoint(code)) throw new Error("Not a code point");
    return code < SURROGATES.first ? code : code - SURROGATES.count;
  },
);

type Kind<Field extends CalendarEventField> = (typeof CALENDAR_EVENT_FIELDS)[Field]["kind"];

/** Returns an arbitrary for each event field, given one per kind of value. */
export function anyOfEachField<ByKind extends Record<Kind<CalendarEventField>, unknown>>(
  byKind: ByKind,
): { [Field in CalendarEventField]: ByKind[Kind<Field>] };
export function anyOfEachField(byKind: Record<Kind<CalendarEventField>, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(CALENDAR_EVENT_FIELDS).map(([field, { kind }]) => [field, byKind[kind]]));
}

const structure = [",", ";", "\\", "\\n", "\n", "\r\n", "\r", '"', ":", "BEGIN:VEVENT", "\r\nEND:VCALENDAR\r\n"];
const pieces = fc.constantFrom(...HOSTILE_TEXTS, ...structure, "🧘‍♀️", "é", "שלום");

const anyText = fc.oneof(
  fc.string({ unit: anyCodePoint, maxLength: 200 }),
  fc.array(fc.oneof(pieces, fc.string({ maxLength: 20 })), { maxLength: 40 }).map((parts) => parts.join("")),
  fc.array(pieces, { minLength: 50, maxLength: 100 }).map((parts) => parts.join("").repeat(50).slice(0, 5000)),
);

const anyTitle = anyText.filter((text) => plainText(text).trim() !== "");

const anyDate = fc
  .oneof(
    fc.constantFrom("2026-03-08", "2026-03-29", "2026-10-25", "2026-11-01", "2026-04-05", "2026-10-04", "2011-12-30"),
    fc
      .date({ min: new Date("1900-01-01T00:00Z"), max: new Date("2199-12-30T00:00Z"), noInvalidDate: true })
      .map((moment) => moment.toISOString().slice(0, 10)),
  )
  .filter(isCalendarDate);

const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"))
  .filter(isPlainTime);

/** Any storable event, often on the day of a clock change. */
export const anyCalendarEvent: fc.Arbitrary<CalendarEvent> = fc.record(
  {
    id: fc.maxSafeNat(),
    ...anyOfEachField({
      text: anyText,
      date: anyDate,
      time: anyTime,
      type: fc.constantFrom(...CALENDAR_EVENT_TYPES),
      flag: fc.boolean(),
      series: fc.maxSafeNat(),
    }),
    title: anyTitle,
  },
  { requiredKeys: ["id", "title", "date", "time", "type"] },
);
