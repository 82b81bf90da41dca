import { expect, it } from "vitest";
import { DEFAULT_OFFICE_HOURS, openingHours } from "./office-hours.ts";

it("office hours are written for search engines", () => {
  expect(DEFAULT_OFFICE_HOURS.map(openingHours)).toEqual(["Mo-Fr 09:00-19:00", "Sa 10:00-17:00", "Su 12:00-16:00"]);
});
