import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ValidationError } from "../shared/errors.ts";
import { anyCodePoint } from "../testing/any-code-point.ts";
import { corruptedBackups } from "../testing/corrupted-backups.ts";
import { aCalendarEvent, aContactSubmission } from "../testing/fixtures.ts";
import { BACKUP_ENTRY_NAMES, belongsToEntry, isBackupEntryName, READ_MESSAGES_ENTRY_NAME } from "./backup-entries.ts";
import { type BackupFile, readBackupFile, writeBackupFile } from "./backup-file.ts";

const createdAt = "2026-05-01T12:00:00.000Z";

const backup: BackupFile = {
  createdAt,
  entries: {
    calendarEvents: JSON.stringify([aCalendarEvent()]),
    contactSubmissions: JSON.stringify([aContactSubmission({ notes: "✨ “quoted” \u2028 \uD800" })]),
    "contactSubmissions:quarantine:811c9dc5-2": "[{",
    "carouselImages:version": "2",
  },
};

/** The code with which a file is refused; undefined when it is read. */
function refusalOf(text: string): string | undefined {
  try {
    readBackupFile(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const [issue] = error.issues;
    expect(error.issues).toEqual([{ field: "file", code: issue?.code, message: `The file is ${issue?.code}` }]);
    return issue?.code;
  }
}

describe("a backup file", () => {
  it("is one JSON object that says what it is", () => {
    const text = writeBackupFile(backup);
    expect(JSON.parse(text)).toEqual({
      format: "inner-light-backup",
      version: 1,
      createdAt,
      checksum: expect.stringMatching(/^[0-9a-f]{8}$/),
      entries: backup.entries,
    });
    expect(text.split("\n")[1]).toBe('  "format": "inner-light-backup",');
  });

  it("names its entries as the specification names the lists, and the read marks beside theirs", () => {
    const { events, messages, slides } = BACKUP_ENTRY_NAMES;
    expect([events, messages, slides]).toEqual(["calendarEvents", "contactSubmissions", "carouselImages"]);
    expect(READ_MESSAGES_ENTRY_NAME).toBe("contactSubmissions:read");
  });

  it("has entries named after its nouns, alone or with more behind a colon", () => {
    for (const name of ["calendarEvents", "calendarEvents:", "calendarEvents:version", "contactSubmissions:read"]) {
      expect(isBackupEntryName(name)).toBe(true);
    }
    for (const name of ["", "theme", "calendarEventsOfAnotherApp", "my:calendarEvents", "CalendarEvents"]) {
      expect(isBackupEntryName(name)).toBe(false);
    }
    expect(belongsToEntry("carouselImages", "carouselImages:version")).toBe(true);
    expect(belongsToEntry("carouselImages", "calendarEvents:version")).toBe(false);
  });

  it("is the same for the same entries, in whatever order they come", () => {
    const entries = Object.fromEntries(Object.entries(backup.entries).toReversed());
    expect(writeBackupFile({ ...backup, entries })).toBe(writeBackupFile(backup));
  });

  it("may be indented again, or have other line ends", () => {
    const text = writeBackupFile(backup);
    for (const again of [JSON.stringify(JSON.parse(text)), text.replaceAll("\n", "\r\n"), `\n${text}\n`]) {
      expect(readBackupFile(again)).toEqual(backup);
    }
  });

  it("brings back any entries", () => {
    const rest = fc.oneof(
      fc.constant(""),
      fc.string({ unit: anyCodePoint }).map((word) => `:${word}`),
    );
    const name = fc
      .tuple(fc.constantFrom(...Object.values(BACKUP_ENTRY_NAMES)), rest)
      .map(([noun, suffix]) => noun + suffix);
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(fc.string({ unit: anyCodePoint }), fc.json())), (entries) => {
        expect(readBackupFile(writeBackupFile({ createdAt, entries }))).toEqual({ createdAt, entries });
      }),
    );
  });
});

describe("a file that is not a whole backup", () => {
  const whole = writeBackupFile(backup);
  const corrupted = corruptedBackups(whole);

  it.each(corrupted)("is refused: $name", ({ text, refusal }) => {
    expect(refusalOf(text)).toBe(refusal);
  });

  it("is refused wherever it is cut", () => {
    for (let length = 0; length < whole.length; length++) expect(refusalOf(whole.slice(0, length))).toBeDefined();
  });

  it("is refused, or reads the same, whichever bit flips", () => {
    const same = Array.from({ length: whole.length * 8 }, (_, bit) => {
      const unit = whole.charCodeAt(bit >> 3) ^ (1 << (bit & 7));
      return whole.slice(0, bit >> 3) + String.fromCharCode(unit) + whole.slice((bit >> 3) + 1);
    }).filter((text) => refusalOf(text) === undefined);
    for (const text of same) expect(readBackupFile(text)).toEqual(backup);
    // A letter among the digits of an escaped character may be a capital.
    expect(same.length).toBeLessThan(3);
  });

  it.each(["null", "0", '""', "[]", '{"theme":"dark"}', '{"calendarEvents":null}', '{"calendarEvents":[]}'])(
    "is refused, with a checksum that fits, when its entries are %s",
    (json) => {
      const entries: unknown = JSON.parse(json);
      const file: object = JSON.parse(writeBackupFile({ createdAt, entries: Object(entries) }));
      expect(refusalOf(JSON.stringify({ ...file, entries }))).toBe("damaged");
    },
  );

  it("is read back however long it is", () => {
    const entries = { "contactSubmissions:note": "x".repeat(41 * 1024 * 1024) };
    expect(readBackupFile(writeBackupFile({ createdAt, entries })).entries).toStrictEqual(entries);
  });

  it("is refused, whatever else it is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCodePoint }), fc.json()), (text) => {
        expect(refusalOf(text)).toBeDefined();
      }),
    );
  });
});
