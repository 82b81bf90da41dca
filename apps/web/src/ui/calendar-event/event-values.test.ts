import { aCalendarEvent } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { valuesOf } from "./event-values.ts";

it("an event's time includes its end, if known", () => {
  expect(valuesOf(aCalendarEvent({ time: "18:30" }), ["time"])).toBe("the time 6:30\u00a0PM");
  expect(valuesOf(aCalendarEvent({ time: "18:30", ends: "20:05" }), ["time"])).toBe(
    "the time 6:30\u00a0PM to 8:05\u00a0PM",
  );
});
