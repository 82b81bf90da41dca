import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { MarkedFileRefusal } from "../shared/marked-file.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import { eitherSnapshotSchema } from "../snapshot/snapshot-version-1.ts";
import { anyCodePoint } from "../testing/arbitraries.ts";
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
  it("is JSON with one record per line", () => {
    expect(JSON.parse(whole)).toEqual({
      format: "inner-light-backup",
      version: 2,
      createdAt,
      checksum: expect.stringMatching(/^[0-9a-f]{8}$/),
      snapshot: backup.snapshot,
    });
    expect(whole.split("\n")).toContain(JSON.stringify(backup.snapshot.messages?.[0]));
  });

  it("can be reformatted or have different line endings", () => {
    const indented = JSON.stringify(JSON.parse(whole), null, 2);
    for (const again of [whole, indented, whole.replaceAll("\n", "\r\n"), `\n${whole}\n`])
      expect(readBackupFile(again)).toEqual({ backup });
  });

  it("restores any JSON value or string", () => {
    const anyJson = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));
    const records = fc.option(fc.array(fc.record({ value: fc.oneof(anyJson, fc.string({ unit: anyCodePoint })) })));
    fc.assert(
      fc.property(fc.record({ events: records, slides: records }), (lists) => {
        const snapshot = { ...EMPTY_SNAPSHOT, ...lists };
        expect(readBackupFile(textOf({ createdAt, snapshot }))).toEqual({ backup: { createdAt, snapshot } });
      }),
    );
  });
});

describe("a damaged or foreign backup file", () => {
  it.each([1_001, 100_000])("is refused if a record is nested %d levels deep", (depth) => {
    const deep = "[".repeat(depth) + "]".repeat(depth);
    expect(refusalOf(whole.replace('{"price":40}', deep))).toBe("damaged");
    const snapshot = { ...EMPTY_SNAPSHOT, events: [{ json: deep }], unreadable: [] };
    expect(v.is(eitherSnapshotSchema, snapshot)).toBe(false);
  });

  const { snapshot, version } = JSON.parse(whole);
  const withField = (field: string, ...values: unknown[]) =>
    values.map((value) => JSON.stringify({ ...JSON.parse(whole), [field]: value }));
  const withPrototype = `{"__proto__":"[]",${JSON.stringify(snapshot).slice(1)}`;
  it.each<[refusal: MarkedFileRefusal, texts: string[]]>([
    ["empty", ["", "\n\n\t", "\uFEFF"]],
    ["foreign", withField("format", undefined, null, "Inner-Light-Backup", ["inner-light-backup"])],
    ["foreign", ["null", "[]", "{}", '{"events":"[]"}', '{"format":"another-backup","version":1,"snapshot":{}}']],
    ["foreign", ["[".repeat(50_000), "Dear practice,", "PK\u0003\u0004", "\uFFFDPNG\r\n", "x".repeat(1_000_000)]],
    ["newer", withField("version", version + 1, version + 0.5, String(version + 1))],
    ["damaged", withField("version", undefined, 0, String(version), true)],
    ["damaged", withField("createdAt", undefined, "May 1", "2026-05-01", "2026-05-01T12:00:00.001Z")],
    ["damaged", [...withField("checksum", undefined, 0, "00000000"), ...withField("more", 1)]],
    ["damaged", withField("snapshot", undefined, [], {}, { ...snapshot, theme: "" }, JSON.parse(withPrototype))],
  ])("is refused as %s: %.80j", (refusal, texts) => {
    expect(texts.map(refusalOf)).toEqual(texts.map(() => refusal));
  });

  it("is refused if it is cut off anywhere", () => {
    const text = whole.trimEnd();
    for (let length = 0; length < text.length; length++) expect(refusalOf(text.slice(0, length))).toBeDefined();
  });

  it("never restores wrong data after a bit flip", () => {
    const same = Array.from(whole.split(""), (character, at) => {
      const flipped = String.fromCharCode(character.charCodeAt(0) ^ (1 << (at & 7)));
      return whole.slice(0, at) + flipped + whole.slice(at + 1);
    }).filter((text) => refusalOf(text) === undefined);
    for (const text of same) expect(readBackupFile(text)).toEqual({ backup });
    expect(same.length).toBeLessThan(20);
  });

  const [event] = backup.snapshot.events ?? [];
  it.each<[string, object]>([
    ["a record without a value", { events: [{ isRead: true }] }],
    ["a record with an unknown field", { events: [{ ...event, more: 1 }] }],
    ["a deleted record without an id", { deleted: [{ ...backup.snapshot.deleted[0], value: {} }] }],
    ["a deleted record of an unknown type", { deleted: [{ ...backup.snapshot.deleted[0], noun: "theme" }] }],
  ])("is refused if it has %s, even with a matching checksum", (_, wrong) => {
    const snapshot = Object.assign({}, backup.snapshot, wrong);
    expect(refusalOf(textOf({ createdAt, snapshot }))).toBe("damaged");
  });
});

it("a backup is due after thirty days without one", () => {
  const [now, day] = [Date.parse(createdAt), 86_400_000];
  expect(isBackupDue(false, null, now)).toBe(false);
  expect(isBackupDue(false, now - 31 * day, now)).toBe(false);
  expect(isBackupDue(true, now - 30 * day, now)).toBe(false);
  expect(isBackupDue(true, now - 30 * day - 1, now)).toBe(true);
  for (const moment of [now, 0, Number.NaN]) expect(isBackupDue(true, null, moment)).toBe(true);
});
