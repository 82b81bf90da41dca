import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import { eitherSnapshotSchema } from "../snapshot/snapshot-version-1.ts";
import { anyCodePoint } from "../testing/any-code-point.ts";
import { corruptedBackups } from "../testing/corrupted-backups.ts";
import { aCalendarEvent, aContactSubmission } from "../testing/fixtures.ts";
import { type BackupFile, backupFileLines, isBackupDue, readBackupFile } from "./backup-file.ts";

const textOf = ({ createdAt, snapshot }: BackupFile) => [...backupFileLines(createdAt, snapshot)].join("");

const createdAt = "2026-05-01T12:00:00.000Z";

const backup: BackupFile = {
  createdAt,
  snapshot: {
    events: [{ value: aCalendarEvent() }, { value: { price: 40 } }],
    messages: [{ value: aContactSubmission({ notes: "✨ “quoted” \u2028 \uD800" }), isRead: true }, { value: "[{" }],
    slides: null,
    deleted: [{ noun: "events", deletedAt: createdAt, value: aCalendarEvent({ id: 2 }) }],
  },
};
const whole = textOf(backup);

function refusalOf(text: string): string | undefined {
  const reading = readBackupFile(text);
  return "refusal" in reading ? reading.refusal : undefined;
}

describe("a backup file", () => {
  it("is one JSON object that says what it is, with one record per line", () => {
    expect(JSON.parse(whole)).toEqual({
      format: "inner-light-backup",
      version: 2,
      createdAt,
      checksum: expect.stringMatching(/^[0-9a-f]{8}$/),
      snapshot: backup.snapshot,
    });
    expect(whole.split("\n")).toContain(JSON.stringify(backup.snapshot.messages?.[0]));
  });

  it("may be indented again, or have other line ends", () => {
    const indented = JSON.stringify(JSON.parse(whole), null, 2);
    for (const again of [whole, indented, whole.replaceAll("\n", "\r\n"), `\n${whole}\n`])
      expect(readBackupFile(again)).toEqual({ backup });
  });

  it("brings back any values and texts", () => {
    const records = fc.option(
      fc.array(fc.record({ value: fc.oneof(fc.jsonValue(), fc.string({ unit: anyCodePoint })) })),
    );
    fc.assert(
      fc.property(fc.record({ events: records, slides: records }), (lists) => {
        const snapshot = { ...EMPTY_SNAPSHOT, ...lists };
        expect(readBackupFile(textOf({ createdAt, snapshot }))).toEqual({ backup: { createdAt, snapshot } });
      }),
    );
  });
});

describe("a file that is not a whole backup", () => {
  it.each([1_001, 100_000])("is refused where a record is nested %d deep, which would end later merges", (depth) => {
    const deep = "[".repeat(depth) + "]".repeat(depth);
    expect(refusalOf(whole.replace('{"price":40}', deep))).toBe("damaged");
    const snapshot = { ...EMPTY_SNAPSHOT, events: [{ json: deep }], unreadable: [] };
    expect(v.is(eitherSnapshotSchema, snapshot)).toBe(false);
  });

  it.each(corruptedBackups(whole))("is refused: $name", ({ text, refusal }) => {
    expect(refusalOf(text)).toBe(refusal);
  });

  it("is refused wherever it is cut", () => {
    const text = whole.trimEnd();
    for (let length = 0; length < text.length; length++) expect(refusalOf(text.slice(0, length))).toBeDefined();
  });

  it("is refused, or reads the same, whichever bit flips", () => {
    const same = Array.from({ length: whole.length * 8 }, (_, bit) => {
      const unit = whole.charCodeAt(bit >> 3) ^ (1 << (bit & 7));
      return whole.slice(0, bit >> 3) + String.fromCharCode(unit) + whole.slice((bit >> 3) + 1);
    }).filter((text) => refusalOf(text) === undefined);
    for (const text of same) expect(readBackupFile(text)).toEqual({ backup });
    // A letter among the digits of an escaped character may be a capital, and a line end may be another space.
    expect(same.length).toBeLessThan(60);
  });

  const [event] = backup.snapshot.events ?? [];
  it.each<[string, object]>([
    ["a record without a value", { events: [{ isRead: true }] }],
    ["a record with more", { events: [{ ...event, more: 1 }] }],
    ["a deleted record without an id", { deleted: [{ ...backup.snapshot.deleted[0], value: {} }] }],
    ["a deleted record of an unknown noun", { deleted: [{ ...backup.snapshot.deleted[0], noun: "theme" }] }],
  ])("is refused, with a checksum that fits, when it has %s", (_, wrong) => {
    const snapshot = Object.assign({}, backup.snapshot, wrong);
    expect(refusalOf(textOf({ createdAt, snapshot }))).toBe("damaged");
  });
});

it("a backup is due when there are records and none was made for more than thirty days, even with a broken clock", () => {
  const [now, day] = [Date.parse(createdAt), 86_400_000];
  expect(isBackupDue(false, null, now)).toBe(false);
  expect(isBackupDue(false, now - 31 * day, now)).toBe(false);
  expect(isBackupDue(true, now - 30 * day, now)).toBe(false);
  expect(isBackupDue(true, now - 30 * day - 1, now)).toBe(true);
  for (const moment of [now, 0, Number.NaN]) expect(isBackupDue(true, null, moment)).toBe(true);
});
