import { expect, it } from "vitest";
import type { Listing } from "../shared/listing.ts";
import { isBackupDue } from "./backup-log.ts";

const DAY = 86_400_000;
const NOW = Date.parse("2026-05-01T12:00:00Z");
const empty: Listing<unknown> = { items: [], state: "absent", issues: [] };
const one: Listing<unknown> = { items: [1], state: "ok", issues: [] };
const damaged: Listing<unknown> = { items: [], state: "corrupt", issues: [{ index: null, reason: "not a list" }] };

it("a backup is due when there is something to lose and none was made for more than thirty days", () => {
  expect(isBackupDue([empty, empty], null, NOW)).toBe(false);
  expect(isBackupDue([empty, one], null, NOW)).toBe(true);
  expect(isBackupDue([damaged], null, NOW)).toBe(true);
  expect(isBackupDue([one], NOW - 30 * DAY, NOW)).toBe(false);
  expect(isBackupDue([one], NOW - 30 * DAY - 1, NOW)).toBe(true);
});

it("a backup is due where none was ever made, whatever a broken clock says", () => {
  for (const now of [0, Number.NaN]) expect(isBackupDue([one], null, now)).toBe(true);
});
