import { describe, expect, it } from "vitest";
import { mapHref } from "./map-href.ts";

describe("the link to a map", () => {
  it.each([
    ["12 Quiet Lane, Albany, NY", "12%20Quiet%20Lane%2C%20Albany%2C%20NY"],
    ["The garden room\nQuiet Lane", "The%20garden%20room%20Quiet%20Lane"],
    ["Tea & Reiki, 5 Elm St", "Tea%20%26%20Reiki%2C%205%20Elm%20St"],
    ["Community hall, Main Street", "Community%20hall%2C%20Main%20Street"],
    ["5b Rue de la Paix", "5b%20Rue%20de%20la%20Paix"],
  ])("looks up %s", (location, query) => {
    expect(mapHref(location)).toBe(`https://www.openstreetmap.org/search?query=${query}`);
  });

  it.each([
    [undefined, "", "  ", "Online", "online, by video", "By phone", "Zoom"],
    ["https://meet.example/quiet/12 Lane", "www.meet.example/12 Lane", "At your home", "Room 3", "The quiet room"],
  ])("is not there for %j, %j, %j, %j, %j and their like", (...locations) => {
    expect(locations.map(mapHref).filter((href) => href !== null)).toEqual([]);
  });
});
