import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CALENDAR_EVENT_TYPES } from "../calendar-event/calendar-event.ts";
import { anyCodePoint, anyOfEachField } from "../testing/arbitraries.ts";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { checksumOfCalendar, readPublishedCalendar, writePublishedCalendar } from "./published-calendar-file.ts";

const createdAt = "2026-05-01T12:00:00.000Z";
const calendar = { createdAt, events: [aCalendarEvent({ id: 1 }), aCalendarEvent({ id: 2, title: "Circle" })] };
const text = fc.string({ unit: anyCodePoint });
const event = fc.record(
  {
    ...anyOfEachField({
      text,
      date: fc.constantFrom("0001-01-01", "2024-02-29", "9999-12-31"),
      time: fc.constantFrom("00:00", "18:30", "23:59"),
      type: fc.constantFrom(...CALENDAR_EVENT_TYPES),
      flag: fc.boolean(),
      series: fc.constantFrom(0, 2 ** 53 - 1),
    }),
    title: text.filter((title) => title.trim() !== ""),
  },
  { requiredKeys: ["title", "date", "time", "type"] },
);

/** A file of the first release. It never changes: owners publish such files. */
const FIRST_RELEASE = `{
  "format": "inner-light-calendar",
  "version": 1,
  "createdAt": "2026-05-01T12:00:00.000Z",
  "checksum": "5d4c48ef",
  "events": [
    {
      "id": 1,
      "title": "Circle “✨”",
      "date": "2026-05-14",
      "time": "18:30",
      "type": "workshop"
    }
  ]
}
`;

describe("the file of a published calendar", () => {
  it("is written and read as by the first release", () => {
    const events = [{ id: 1, title: "Circle “✨”", date: "2026-05-14", time: "18:30", type: "workshop" }] as const;
    expect(readPublishedCalendar(FIRST_RELEASE)).toEqual({ calendar: { createdAt, events } });
    expect(writePublishedCalendar({ createdAt, events })).toBe(FIRST_RELEASE);
    expect(checksumOfCalendar({ createdAt, events })).toBe("5d4c48ef");
  });

  it("restores any events", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 6 }), (drafts) => {
        const events = drafts.map((draft, id) => ({ id, ...draft }));
        expect(readPublishedCalendar(writePublishedCalendar({ createdAt, events }))).toEqual({
          calendar: { createdAt, events },
        });
      }),
    );
  });

  it("ends with a newline, as formatters expect", () => expect(writePublishedCalendar(calendar)).toMatch(/\}\n$/));

  it.each([
    ['{"format":"inner-light-backup","version":1}', "foreign"],
    ['{"format":"inner-light-calendar","version":2}', "newer"],
    ['{"format":"inner-light-calendar","version":1}', "damaged"],
    [`{"format":"inner-light-calendar","version":${"[".repeat(1e5)}${"]".repeat(1e5)}}`, "damaged"],
    [writePublishedCalendar(calendar).slice(0, 200), "damaged"],
    [writePublishedCalendar(calendar).replace("Circle", "Square"), "damaged"],
  ])("is refused: %.40s", (file, refusal) => {
    expect(readPublishedCalendar(file)).toEqual({ refusal });
  });

  it.each([{ title: " " }, { date: "2026-02-30" }, { series: "7" }, { id: -1 }, { id: 1 }])(
    "is damaged if an event breaks a rule: %j",
    (wrong) => {
      const events = calendar.events.with(1, Object.assign(aCalendarEvent({ id: 2 }), wrong));
      expect(readPublishedCalendar(writePublishedCalendar({ createdAt, events }))).toEqual({ refusal: "damaged" });
    },
  );
});
