import { describe, expect, it } from "vitest";
import { isStreetAddress } from "./street-address.ts";

describe("a place that a map can find", () => {
  it.each([
    "12 Cedar Lane",
    "12 Quiet Lane, Albany",
    "Community hall, Main Street",
    "5b Rue de la Paix",
    "221B Baker St.",
  ])("names a street: %s", (place) => {
    expect(isStreetAddress(place)).toBe(true);
  });

  it.each(["By phone", "Online", "Zoom", "At your home", "Room 3", "", "The quiet room"])("does not: %s", (place) => {
    expect(isStreetAddress(place)).toBe(false);
  });
});
