import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { type CalendarEvent, isSameCalendarEvent } from "./calendar-event.ts";
import {
  conflictingFields,
  datesWithOwnTime,
  laterInSeries,
  rebasedEvent,
  revisedEvent,
  seriesChanges,
} from "./calendar-event-revision.ts";

const plain: CalendarEvent = { id: 1, title: "Walk", date: "2026-05-14", time: "09:00", type: "workshop" };

describe("two events", () => {
  it("are the same if all their fields are equal", () => {
    expect(isSameCalendarEvent(aCalendarEvent(), { ...aCalendarEvent() })).toBe(true);
    expect(isSameCalendarEvent(plain, { ...plain, location: undefined })).toBe(true);
  });

  it.each([{ id: 2 }, { title: "Run" }, { ends: "10:00" }, { series: 1 }] as const)(
    "are different if they differ by %o",
    (change) => {
      expect(isSameCalendarEvent(plain, { ...plain, ...change })).toBe(false);
    },
  );
});

describe("an edit", () => {
  const blank = { ...plain, description: "", location: "" };

  it("keeps an erased field as a blank string", () => {
    expect(revisedEvent(plain, blank)).toStrictEqual(plain);
    expect(revisedEvent({ ...plain, description: "By the river", location: "" }, blank)).toEqual(blank);
    expect(revisedEvent(plain, { ...blank, location: "The orchard" })).toEqual({ ...plain, location: "The orchard" });
  });

  it("does not change the event's series", () => {
    expect(revisedEvent({ ...plain, series: 7 }, { ...blank, series: 8 }).series).toBe(7);
  });
});

describe("an edit of an event that has since been changed", () => {
  const opened = aCalendarEvent({ ends: "20:00", full: true });
  const edited = (fields: Partial<CalendarEvent>) => revisedEvent(opened, { ...opened, ...fields });

  it("keeps the stored values of fields that were not edited", () => {
    const stored = { ...opened, location: "The orchard", full: undefined };
    expect(rebasedEvent(opened, stored, edited({ title: "Dusk" }))).toEqual({ ...stored, title: "Dusk" });
    expect(conflictingFields(opened, stored, edited({ title: "Dusk" }))).toEqual([]);
  });

  it("conflicts if both sides changed a field to different values", () => {
    const stored = { ...opened, title: "Dawn", description: "Soup.", location: "The orchard" };
    const mine = edited({ title: "Dusk", description: "Soup.", date: "2026-05-15" });
    expect(conflictingFields(opened, stored, mine)).toEqual(["title"]);
    expect(rebasedEvent(opened, stored, mine)).toMatchObject({ title: "Dusk", location: "The orchard" });
    expect(rebasedEvent(opened, stored, mine, ["title"])).toMatchObject({ title: "Dawn", date: "2026-05-15" });
  });

  it("never combines one side's start with the other's end", () => {
    const stored = { ...opened, ends: "19:00" } as const;
    const later = edited({ time: "19:30" });
    expect(conflictingFields(opened, stored, later)).toEqual(["time"]);
    expect(rebasedEvent(opened, stored, later)).toMatchObject({ time: "19:30", ends: "20:00" });
    expect(rebasedEvent(opened, stored, later, ["time"])).toMatchObject({ time: "18:30", ends: "19:00" });
  });
});

const member = (id: number, date: `${number}-${number}-${number}`, fields: object = {}) =>
  aCalendarEvent({ id, date, title: "Circle", series: 7, ...fields });

const first = member(1, "2026-05-07");
const second = member(2, "2026-05-14", { location: "The orchard" });
const third = member(3, "2026-05-21", { canceled: true });
const alone = aCalendarEvent({ id: 4, date: "2026-05-28" });
const ofAnother = member(5, "2026-05-28", { series: 8 });
const events = [third, ofAnother, second, alone, first];

const edited = (event: ReturnType<typeof member>, fields: object) =>
  seriesChanges(events, event, revisedEvent(event, { ...event, ...fields }));

describe("an event and the later dates in its series", () => {
  it("are sorted chronologically", () => {
    expect(laterInSeries(events, first)).toEqual([first, second, third]);
    expect(laterInSeries(events, second)).toEqual([second, third]);
    expect(laterInSeries(events, third)).toEqual([third]);
  });

  it("include later events on the same day", () => {
    const early = member(8, first.date, { time: "09:00" });
    const late = member(9, first.date, { time: "20:00" });
    const twin = member(0, first.date);
    expect(laterInSeries([early, late, first, twin], first)).toEqual([first, twin, late]);
  });

  it("are only the event itself if it is not in a series", () => {
    expect(laterInSeries([...events, aCalendarEvent({ id: 6 })], alone)).toEqual([alone]);
  });
});

describe("an edit of an event and the later dates in its series", () => {
  it("applies only the changed fields to each event", () => {
    const changes = edited(first, { title: "Long circle", ends: "21:00" });
    expect(changes.map(({ before }) => before)).toEqual([first, second, third]);
    expect(changes.map(({ draft }) => draft)).toMatchObject([
      { title: "Long circle", ends: "21:00", date: first.date, location: "The practice", series: 7 },
      { title: "Long circle", ends: "21:00", date: second.date, location: "The orchard", series: 7 },
      { title: "Long circle", ends: "21:00", date: third.date, canceled: true, series: 7 },
    ]);
  });

  it("moves every date by the same number of days", () => {
    const dates = (fields: object) => edited(first, fields).map(({ draft }) => draft.date);
    expect(dates({ date: "2026-05-19" })).toEqual(["2026-05-19", "2026-05-26", "2026-06-02"]);
    expect(dates({ date: "2026-03-01" })).toEqual(["2026-03-01", "2026-03-08", "2026-03-15"]);
  });

  it("clears a field on every date", () => {
    const changes = edited(third, { canceled: false, location: "", ends: "" });
    expect(changes).toEqual([{ before: third, draft: expect.objectContaining({ canceled: undefined, location: "" }) }]);
    const [before, ...later] = (["2026-05-07", "2026-05-14"] as const).map((date, id) =>
      member(id, date, { ends: "20:00" }),
    );
    if (before === undefined) throw new Error("There is no event");
    const withoutEnd = seriesChanges([before, ...later], before, revisedEvent(before, { ...before, ends: "" }));
    expect(withoutEnd.map(({ draft }) => draft.ends)).toEqual([undefined, undefined]);
  });

  it("leaves a date with its own time unchanged", () => {
    const timed = [
      member(1, "2026-05-07", { ends: "20:00" }),
      member(2, "2026-05-14", { ends: "20:00" }),
      member(3, "2026-05-21", { time: "20:00", ends: "21:00" }),
      member(4, "2026-05-28", { ends: undefined }),
    ] as const;
    const edited = (fields: object) => revisedEvent(timed[0], { ...timed[0], ...fields });
    const times = (fields: object) =>
      seriesChanges(timed, timed[0], edited(fields)).map(({ draft: { date, time, ends } }) => [date, time, ends]);
    expect(times({ date: "2026-05-08", time: "17:00" })).toEqual([
      ["2026-05-08", "17:00", "20:00"],
      ["2026-05-15", "17:00", "20:00"],
      ["2026-05-22", "20:00", "21:00"],
      ["2026-05-29", "18:30", undefined],
    ]);
    const own = (fields: object) => datesWithOwnTime(timed, timed[0], edited(fields));
    expect(own({ ends: "20:30" })).toEqual(["2026-05-21", "2026-05-28"]);
    expect(own({ title: "Long circle" })).toEqual([]);
  });

  it("leaves a date blank if the edit moves it past the last valid day", () => {
    expect(edited(first, { date: "9999-12-31" }).map(({ draft }) => draft.date)).toEqual(["9999-12-31", "", ""]);
  });
});
