import { describe, expect, it } from "vitest";
import { isPartOfList, isSetAsideOf, isSiteKey, setAsideKeyOf, versionKeyOf } from "./site-keys.ts";

describe("the keys beside a list's own", () => {
  it("have the form in which sites in use have stored them", () => {
    expect(versionKeyOf("calendarEvents")).toBe("calendarEvents:version");
    expect(setAsideKeyOf("calendarEvents", "811c9dc5-4")).toBe("calendarEvents:quarantine:811c9dc5-4");
  });

  it("belong to their list and to the site", () => {
    for (const key of [versionKeyOf("carouselImages"), setAsideKeyOf("carouselImages", "")]) {
      expect(isPartOfList("carouselImages", key)).toBe(true);
      expect(isPartOfList("calendarEvents", key)).toBe(false);
      expect(isSiteKey(key)).toBe(true);
    }
  });

  it.each([
    ["calendarEvents:quarantine:811c9dc5-4", true],
    ["calendarEvents:quarantine:", true],
    ["calendarEvents:quarantine", false],
    ["calendarEvents:version", false],
    ["calendarEvents", false],
    ["contactSubmissions:quarantine:811c9dc5-4", false],
    ["x:calendarEvents:quarantine:811c9dc5-4", false],
  ])("%s is a text of the events that was set aside: %s", (key, expected) => {
    expect(isSetAsideOf("calendarEvents", key)).toBe(expected);
  });
});
