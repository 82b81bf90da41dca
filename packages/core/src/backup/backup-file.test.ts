import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import "../testing/runs.ts";
import { corruptedBackups } from "../testing/corrupted-backups.ts";
import { aCalendarEvent, aContactSubmission } from "../testing/fixtures.ts";
import { anyStoredEntries } from "../testing/stored-entries-arbitrary.ts";
import { type Backup, backupText } from "./backup.ts";

import { BACKUP_MAX_LENGTH, readBackup } from "./read-backup.ts";

const NOW = "2026-05-01T12:00:00.000Z";

const backup: Backup = {
  createdAt: NOW,
  entries: {
    calendarEvents: JSON.stringify([aCalendarEvent()]),
    contactSubmissions: JSON.stringify([aContactSubmission({ notes: "✨ “quoted” \u2028 \uD800" })]),
    "contactSubmissions:quarantine:811c9dc5-2": "[{",
    "carouselImages:version": "2",
  },
};

describe("a backup's file", () => {
  it("is one JSON object that says what it is", () => {
    expect(JSON.parse(backupText(backup))).toEqual({
      format: "inner-light-backup",
      version: 1,
      createdAt: NOW,
      checksum: expect.stringMatching(/^[0-9a-f]{8}$/),
      entries: backup.entries,
    });
  });

  it("is the same for the same data, in whatever order the store names it", () => {
    const entries = Object.fromEntries(Object.entries(backup.entries).toReversed());
    expect(backupText({ ...backup, entries })).toBe(backupText(backup));
  });

  it("may be indented anew, or sent through a program with other line ends", () => {
    const text = backupText(backup);
    for (const again of [JSON.stringify(JSON.parse(text)), text.replaceAll("\n", "\r\n"), `\n${text}\n`]) {
      expect(readBackup(again)).toEqual({ backup });
    }
  });

  it("brings back any stored state", () => {
    fc.assert(
      fc.property(anyStoredEntries, (entries) => {
        expect(readBackup(backupText({ createdAt: NOW, entries }))).toEqual({ backup: { createdAt: NOW, entries } });
      }),
      { numRuns: inject("runs") },
    );
  });
});

describe("a file that is no whole backup", () => {
  const corrupted = corruptedBackups(backupText(backup));

  it("comes in more than a hundred kinds", () => {
    expect(corrupted.length).toBeGreaterThan(100);
  });

  it.each(corrupted)("is refused: $name", ({ text, refusal }) => {
    expect(readBackup(text)).toEqual({ refusal });
  });

  it("is refused wherever it is cut", () => {
    const text = backupText(backup);
    for (let length = 0; length < text.length; length++) {
      expect(readBackup(text.slice(0, length))).toHaveProperty("refusal");
    }
  });

  it("is refused, or says the very same, whichever bit of it flips", () => {
    const text = backupText(backup);
    const same = Array.from({ length: text.length * 8 }, (_, bit) => {
      const unit = text.charCodeAt(bit >> 3) ^ (1 << (bit & 7));
      return readBackup(text.slice(0, bit >> 3) + String.fromCharCode(unit) + text.slice((bit >> 3) + 1));
    }).filter((reading) => !("refusal" in reading));
    for (const reading of same) expect(reading).toEqual({ backup });
    // A letter among the digits of an escaped character may be a capital.
    expect(same.length).toBeLessThan(3);
  });

  it.each(["null", "0", '""', "[]", '{"theme":"dark"}', '{"calendarEvents":null}', '{"calendarEvents":[]}'])(
    "is refused, with a checksum that fits, when what it has for entries is %s",
    (json) => {
      const entries: unknown = JSON.parse(json);
      const file: object = JSON.parse(backupText({ createdAt: NOW, entries: Object(entries) }));
      expect(readBackup(JSON.stringify({ ...file, entries }))).toEqual({ refusal: "damaged" });
    },
  );

  it("is not looked into when it is longer than any backup", () => {
    expect(readBackup(" ".repeat(BACKUP_MAX_LENGTH + 1))).toEqual({ refusal: "too-large" });
    expect(readBackup(" ".repeat(BACKUP_MAX_LENGTH))).toEqual({ refusal: "empty" });
  });

  it("is refused, whatever else it is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (text) => {
        expect(readBackup(text)).toHaveProperty("refusal");
      }),
      { numRuns: inject("runs") },
    );
  });
});
