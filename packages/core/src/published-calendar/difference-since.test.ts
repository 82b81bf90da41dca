import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { differenceSince, sideOf } from "./difference-since.ts";

const walk = aCalendarEvent({ id: 1, title: "Walk" });
const longWalk = { ...walk, title: "Long walk" };
const moonWalk = { ...walk, title: "Moon walk" };
const circle = aCalendarEvent({ id: 2, title: "Circle" });

describe("the difference from the published calendar", () => {
  it("ignores the order of events", () => {
    for (const origin of [[], [longWalk]])
      expect(differenceSince(origin, [walk, circle], [{ ...circle }, walk])).toEqual([]);
  });

  it.each([
    ["added here", [], [], [walk], "added", null, "mine"],
    ["changed here", [walk], [walk], [longWalk], "changed", null, "mine"],
    ["removed here", [walk], [walk], [], "removed", null, "mine"],
    ["added elsewhere", [], [walk], [], null, "added", "theirs"],
    ["changed elsewhere", [walk], [longWalk], [walk], null, "changed", "theirs"],
    ["removed elsewhere", [walk], [], [walk], null, "removed", "theirs"],
    ["changed on both sides", [walk], [moonWalk], [longWalk], "changed", "changed", null],
    ["removed here and changed elsewhere", [walk], [moonWalk], [], "removed", "changed", null],
    ["different, without a known origin", [], [walk], [longWalk], "added", "added", null],
  ])("shows which side changed an event: %s", (_, origin, published, mine, here, elsewhere, side) => {
    const difference = differenceSince(origin, published, mine);
    const versions = { event: mine[0] ?? published[0], published: published[0], mine: mine[0] };
    expect(difference).toEqual([{ ...versions, here, elsewhere }]);
    expect(difference.map(sideOf)).toEqual([side]);
  });
});
