import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCalendarEvent } from "../testing/arbitraries.ts";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { checksumOfCalendar, readPublishedCalendar, writePublishedCalendar } from "./published-calendar-file.ts";

const createdAt = "2026-05-01T12:00:00.000Z";
const calendar = { createdAt, events: [aCalendarEvent({ id: 1 }), aCalendarEvent({ id: 2, title: "Circle" })] };
/** A file from the first release. Never change it, because owners have published files like it. */
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

describe("a published calendar file", () => {
  it("has the same format as in the first release", () => {
    const events = [{ id: 1, title: "Circle “✨”", date: "2026-05-14", time: "18:30", type: "workshop" }] as const;
    expect(readPublishedCalendar(FIRST_RELEASE)).toEqual({ calendar: { createdAt, events } });
    expect(writePublishedCalendar({ createdAt, events })).toBe(FIRST_RELEASE);
    expect(checksumOfCalendar({ createdAt, events })).toBe("5d4c48ef");
  });

  it("can contain any list of events", () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyCalendarEvent, { selector: ({ id }) => id, maxLength: 2 }), (events) => {
        const calendar = { createdAt, events };
        expect(readPublishedCalendar(writePublishedCalendar(calendar))).toEqual({ calendar });
      }),
    );
  });

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
    "is refused if an event is invalid: %j",
    (wrong) => {
      const events = calendar.events.with(1, Object.assign(aCalendarEvent({ id: 2 }), wrong));
      expect(readPublishedCalendar(writePublishedCalendar({ createdAt, events }))).toEqual({ refusal: "damaged" });
    },
  );
});
