import { expect, it } from "vitest";
import { isBackupDue } from "./is-backup-due.ts";

const DAY = 86_400_000;
const NOW = Date.parse("2026-05-01T12:00:00Z");

it("a backup is due when there are records and none was made for more than thirty days", () => {
  expect(isBackupDue(false, null, NOW)).toBe(false);
  expect(isBackupDue(false, NOW - 31 * DAY, NOW)).toBe(false);
  expect(isBackupDue(true, null, NOW)).toBe(true);
  expect(isBackupDue(true, NOW - 30 * DAY, NOW)).toBe(false);
  expect(isBackupDue(true, NOW - 30 * DAY - 1, NOW)).toBe(true);
});

it("a backup is due when none was ever made, even with a broken clock", () => {
  for (const now of [0, Number.NaN]) expect(isBackupDue(true, null, now)).toBe(true);
});
