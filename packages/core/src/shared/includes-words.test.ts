import { expect, it } from "vitest";
import { includesWords } from "./includes-words.ts";

it.each([
  ["", true],
  ["soren kobenhavn", true],
  ["SØREN", true],
  ["strasse", true],
  ["lodz", true],
  ["zoe", true],
  ["zoë", true],
  ["soren bo", false],
])("a search for %j matches: %s", (query, expected) => {
  expect(includesWords("Søren, København\nStraße 5, Łódź\nZoe\u0308", query)).toBe(expected);
});
