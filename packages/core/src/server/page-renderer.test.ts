import { expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { hasEventPage } from "./page-renderer.ts";

it.each([
  [{ date: "2026-05-14" }, "2026-08-12", true],
  [{ date: "2026-05-14" }, "2026-08-13", false],
  [{ date: "2026-05-14", time: "22:00", ends: "02:00" }, "2026-08-13", true],
  [{ date: "2026-05-14" }, "2026-01-01", true],
] as const)("an event with %j has a page on %s: %s", (event, today, has) => {
  expect(hasEventPage(aCalendarEvent(event), today)).toBe(has);
});
