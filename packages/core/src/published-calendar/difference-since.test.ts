import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { differenceSince, isContested, isNews } from "./difference-since.ts";

const walk = aCalendarEvent({ id: 1, title: "Walk" });
const longWalk = { ...walk, title: "Long walk" };
const moonWalk = { ...walk, title: "Moon walk" };
const circle = aCalendarEvent({ id: 2, title: "Circle" });

describe("how a calendar differs from the published one", () => {
  it("is not at all for the same events in another order, whatever the origin", () => {
    for (const origin of [null, [], [longWalk]])
      expect(differenceSince(origin, [walk, circle], [{ ...circle }, walk])).toEqual([]);
  });

  it.each([
    ["added here", [], [], [walk], "added", null, "ours"],
    ["changed here", [walk], [walk], [longWalk], "changed", null, "ours"],
    ["removed here", [walk], [walk], [], "removed", null, "ours"],
    ["added elsewhere", [], [walk], [], null, "added", "news"],
    ["changed elsewhere", [walk], [longWalk], [walk], null, "changed", "news"],
    ["removed elsewhere", [walk], [], [walk], null, "removed", "news"],
    ["changed on both sides", [walk], [moonWalk], [longWalk], "changed", "changed", "contested"],
    ["removed here, changed elsewhere", [walk], [moonWalk], [], "removed", "changed", "contested"],
    ["added here, where the origin is not known", null, [], [walk], "added", null, "ours"],
    ["missing here, where the origin is not known", null, [walk], [], null, null, "news"],
    ["different, where the origin is not known", null, [walk], [longWalk], null, null, "contested"],
  ])("says which side changed an event: %s", (_, origin, published, mine, here, elsewhere, meaning) => {
    const difference = differenceSince(origin, published, mine);
    expect(difference).toEqual([
      { event: mine[0] ?? published[0], published: published[0], mine: mine[0], here, elsewhere },
    ]);
    expect(difference.map(isNews)).toEqual([meaning !== "ours"]);
    expect(difference.map(isContested)).toEqual([meaning === "contested"]);
  });
});
