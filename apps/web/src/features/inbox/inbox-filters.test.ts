import { aContactSubmission } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { isMatch } from "./inbox-filters.tsx";

it.each([
  ["(608) 555-0169", "608 555 0169", true],
  ["(608) 555-0169", "+1 608 555 0169", true],
  ["+1 608.555.0169", "(608) 555-0169", true],
  ["608 555-01", "6085550169", true],
  ["+49 30 901820", "030 901820", true],
  ["(608) 555-0169", "(212) 555-0169", false],
  ["cedar 555", "608 555 0169", true],
])("a search for %j finds the number %j: %s", (search, phone, expected) => {
  const message = {
    ...aContactSubmission({ fullName: "Soren", phone, address: "12 Cedar Lane" }),
    isRead: false,
    isAnswered: false,
  };
  expect(isMatch(message, search)).toBe(expected);
});
