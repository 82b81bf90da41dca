import { aCalendarEvent } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { parseContactSearch } from "../contact/contact-search.ts";
import { titleWithTime } from "./event-links.tsx";

it("an event's summary fits into the contact page's address uncut", () => {
  const words = titleWithTime(aCalendarEvent({ title: "Reiki ".repeat(100), date: "2026-09-30", time: "12:30" }));
  expect(words).toMatch(/^Reiki .*…, Wednesday, September 30, 2026 at 12:30 PM$/);
  expect(parseContactSearch({ about: words }).about).toBe(words);
});
