import type { Noun } from "@inner-light/core";
import { expect, it } from "vitest";
import { site } from "../../site/site.ts";
import { changeInTest } from "../../testing/change-in-test.ts";
import { addedText, backupFileName } from "./backup-texts.ts";

it.each([
  [3, 1, "3 events and 1 message were added."],
  [1, 0, "1 event was added."],
  [0, 2, "2 messages were added."],
])("what a merge has added is said in words: %d and %d", (events, messages, words) => {
  const added = (noun: Noun, count: number) => ({
    noun,
    here: 0,
    offered: count,
    added: Array.from({ length: count }, () => ({ title: "", date: "" })),
    differing: [],
  });
  expect(addedText([added("events", events), added("messages", messages), added("slides", 0)])).toBe(words);
});

it("a backup is named by the practice and by the owner's own day and time", () => {
  const name = (...local: [number, number, number, number, number]) => backupFileName(new Date(...local).getTime());
  expect(name(2026, 4, 1, 0, 5)).toBe("inner-light-backup-2026-05-01-000500.json");
  expect(name(2026, 4, 1, 23, 59)).toBe("inner-light-backup-2026-05-01-235900.json");
  expect(backupFileName(Number.NaN)).toMatch(/^inner-light-backup-19\d\d-\d\d-\d\d-\d{6}\.json$/);
  changeInTest(site, { practiceName: "Stillwater Sound & Reiki" });
  expect(name(2026, 4, 1, 0, 5)).toBe("stillwater-sound-reiki-backup-2026-05-01-000500.json");
});
