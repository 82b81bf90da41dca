import { expect, it } from "vitest";
import { languageData } from "./language-data.ts";

it.each([
  ["en-US", "{hour}:{minute}\u00a0{half}"],
  ["pt-PT", "{hh}:{minute}"],
  ["es", "{hour}:{minute}"],
  ["fi", "{hour}.{minute}"],
  ["ko", "{half} {hour}:{minute}"],
])("the time of day in %s is %s, as people there write it", (language, pattern) =>
  expect(languageData(language, null).time).toBe(pattern),
);

it.each([
  ["America/New_York", "Eastern Time"],
  ["Asia/Kolkata", "India Standard Time"],
  ["Europe/Lisbon", "Western European Time"],
  ["Europe/Berlin", "Central European Time"],
])("a time zone has its everyday name: %s", (zone, name) => {
  expect(languageData("en-US", zone).zoneNames.at(-1)?.[1]).toBe(name);
});
