import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { calendarDifference } from "./calendar-difference.ts";

const walk = aCalendarEvent({ id: 1, title: "Walk" });
const circle = aCalendarEvent({ id: 2, title: "Circle" });
const supper = aCalendarEvent({ id: 3, title: "Supper" });

describe("what publishing changes", () => {
  it("is nothing for the same events in another order", () => {
    expect(calendarDifference([walk, circle], [{ ...circle }, walk])).toEqual({ added: [], changed: [], removed: [] });
  });

  it("is what was added, changed and removed, by id", () => {
    const longer = { ...circle, title: "Long circle" };
    expect(calendarDifference([walk, circle], [longer, supper])).toEqual({
      added: [supper],
      changed: [longer],
      removed: [walk],
    });
  });
});
