import { expect, it } from "vitest";
import { site } from "../../site/site.ts";
import { changeInTest } from "../../testing/change-in-test.ts";
import { backupFileName } from "./download-backup.tsx";

it("a backup is named by the practice and by the owner's own day and time", () => {
  const name = (...local: [number, number, number, number, number]) => backupFileName(new Date(...local).getTime());
  expect(name(2026, 4, 1, 0, 5)).toBe("inner-light-backup-2026-05-01-000500.json");
  expect(name(2026, 4, 1, 23, 59)).toBe("inner-light-backup-2026-05-01-235900.json");
  expect(backupFileName(Number.NaN)).toMatch(/^inner-light-backup-19\d\d-\d\d-\d\d-\d{6}\.json$/);
  changeInTest(site, { practiceName: "Stillwater Sound & Reiki" });
  expect(name(2026, 4, 1, 0, 5)).toBe("stillwater-sound-reiki-backup-2026-05-01-000500.json");
});
