import { describe, expect, it } from "vitest";
import { chooseCovering, pairsOf } from "./covering-choice.ts";
import { allLooks, coveringLooks, isSeenIn } from "./looks.ts";
import { siteStates } from "./site-states.ts";

const combinations = [1, 2, 3].flatMap((a) =>
  ["x", "y"].flatMap((b) => [true, false].map((isC) => ({ a, b, c: String(isC) }))),
);
const allPairs = new Set(combinations.flatMap(pairsOf));
const items = Array.from({ length: 12 }, (_, index) => `item ${index}`);

describe("a covering choice", () => {
  it("gives each item one combination, and has every pair of values in it", () => {
    const choices = chooseCovering(items, combinations);
    expect([...choices.keys()]).toEqual(items);
    expect(new Set([...choices.values()].flatMap(pairsOf))).toEqual(allPairs);
  });

  it("needs half of the items for that, and has every pair again in the other half", () => {
    const choices = [...chooseCovering(items, combinations).values()];
    expect(new Set(choices.slice(0, 6).flatMap(pairsOf))).toEqual(allPairs);
    expect(new Set(choices.slice(6).flatMap(pairsOf))).toEqual(allPairs);
  });

  it("gives an item only what it allows", () => {
    const allowsOnly = (item: string, { a }: { a: number }) => item !== "item 7" || a === 2;
    const choices = chooseCovering(items, combinations, allowsOnly);
    expect(choices.get("item 7")).toMatchObject({ a: 2 });
    expect(new Set([...choices.values()].flatMap(pairsOf))).toEqual(allPairs);
  });

  it("is refused for an item that allows nothing", () => {
    expect(() => chooseCovering(items, combinations, () => false)).toThrow("none of the combinations");
  });
});

describe("the looks in which the site's states are checked", () => {
  const chosen = coveringLooks(siteStates);

  it("are one for every state, on a screen on which it can be seen", () => {
    expect(new Set(chosen.keys())).toEqual(new Set(siteStates));
    for (const [state, look] of chosen) expect(isSeenIn(state, look)).toBe(true);
  });

  it("have every screen in every scheme, and both of them with every text size and spacing", () => {
    expect(new Set([...chosen.values()].flatMap(pairsOf))).toEqual(new Set(allLooks.flatMap(pairsOf)));
  });
});
