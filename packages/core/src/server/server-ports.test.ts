import { expect, it } from "vitest";
import { isOwnerSessionOpen } from "./server-ports.ts";

const MINUTE = 60_000;

it.each([
  [0, 29, true],
  [0, 30, false],
  [11.9, 0, true],
  [12, 0, false],
  [Number.NaN, 0, false],
])("a session last used after %d hours and idle for %d minutes is open: %s", (hours, minutes, isOpen) => {
  expect(isOwnerSessionOpen(0, hours * 60 * MINUTE, (hours * 60 + minutes) * MINUTE)).toBe(isOpen);
});
