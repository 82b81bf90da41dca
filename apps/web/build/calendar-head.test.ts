import type { PlainTime } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { isoDateTime } from "./calendar-head.ts";

it.each<[timeZone: string | null, date: "2026-05-14" | "2026-12-14", time: PlainTime, start: string]>([
  [null, "2026-05-14", "18:30", "2026-05-14T18:30"],
  ["America/New_York", "2026-05-14", "18:30", "2026-05-14T18:30-04:00"],
  ["America/New_York", "2026-12-14", "18:30", "2026-12-14T18:30-05:00"],
  ["America/St_Johns", "2026-12-14", "00:00", "2026-12-14T00:00-03:30"],
])("search engines receive an event's start time: %s, %s %s", (timeZone, date, time, start) => {
  expect(isoDateTime(aCalendarEvent({ date, time }), timeZone)).toBe(start);
});
