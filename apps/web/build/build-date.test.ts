import { expect, it } from "vitest";
import { buildDate } from "./build-date.ts";

it.each([
  ["Pacific/Auckland", "2026-05-01T11:59:59Z", "2026-05-01"],
  ["Pacific/Auckland", "2026-05-01T12:00:00Z", "2026-05-02"],
  [null, "2026-05-02T11:59:59Z", "2026-05-01"],
  [null, "2026-05-02T12:00:00Z", "2026-05-02"],
])("the build date is the date in the practice's time zone: %s, %s", (timeZone, moment, date) => {
  expect(buildDate(timeZone, Date.parse(moment))).toBe(date);
});
