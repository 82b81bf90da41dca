import { CALENDAR_EVENT_TYPES, type CalendarEvent, isCalendarDate, isPlainTime, plainText } from "@inner-light/core";
import { anyCodePoint, anyOfEachField, HOSTILE_TEXTS } from "@inner-light/core/testing";
import fc from "fast-check";

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

/** Any event that the site can keep. Often on a day when clocks change somewhere. */
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
