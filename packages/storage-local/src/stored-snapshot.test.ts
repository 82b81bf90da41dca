import { EMPTY_SNAPSHOT } from "@inner-light/core";
import { aCalendarEvent, aContactSubmission, corruptedBackups } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fingerprint } from "./quarantine.ts";
import { snapshotOf, textsOf } from "./stored-snapshot.ts";
import backups from "./testing/recorded/backups.json" with { type: "json" };
import { anyStoredEntries } from "./testing/stored-entries-arbitrary.ts";
import { writeVersion1BackupFile } from "./testing/version-1-backup-file.ts";
import { readVersion1BackupFile } from "./version-1-backup-file.ts";

const recorded = Object.entries(backups);
const deletedAt = "2026-04-30T12:00:00.000Z";

describe("a backup of version 1", () => {
  it.each(["[]", '{ "theme": "dark" }', '{ "calendarEvents": 1 }', '{ "calendarEvents": "[]", "theme": "dark" }'])(
    "is refused, with a checksum that fits, when it holds %s",
    (content) => expect(readVersion1BackupFile(writeVersion1BackupFile(JSON.parse(content)))).toBeUndefined(),
  );

  it.each(recorded)("is read, and becomes the texts that are in it: %s", (_, text) => {
    const backup = readVersion1BackupFile(text);
    const file: Record<string, unknown> = JSON.parse(text);
    expect(backup?.createdAt).toBe(file["createdAt"]);
    expect(backup && textsOf(backup.snapshot)).toEqual(file["entries"]);
  });

  it("says what each text means", () => {
    const { snapshot = EMPTY_SNAPSHOT } = readVersion1BackupFile(backups["of every kind of text"]) ?? {};
    expect(snapshot.events?.map(({ json }) => JSON.parse(json))).toMatchObject([
      { id: 1, price: 40 },
      null,
      { id: "7" },
      { id: 2 },
      { id: 2 },
    ]);
    expect(snapshot.messages?.map(({ json: _, ...marks }) => marks)).toEqual([
      {},
      { isRead: true },
      { isSuspectedSpam: true },
    ]);
    expect(snapshot.slides?.[0]?.json).toContain('"order": 1e2');
    expect(snapshot.deleted).toMatchObject([
      { noun: "events", deletedAt, json: expect.stringContaining('"price":20') },
      { noun: "messages", deletedAt, isRead: true },
    ]);
    expect(snapshot.unreadable).toEqual([
      { noun: "events", kind: "other", name: ":quarantine:811c9dc5-4", text: "null" },
      { noun: "slides", kind: "version", name: ":version", text: "2" },
      { noun: "messages", kind: "other", name: ":note", text: '{"of":"another backend"}' },
      { noun: "messages", kind: "other", name: ":read", text: "[9]" },
    ]);
  });

  it("is refused when it is not whole", () => {
    for (const [, whole] of recorded)
      for (const { text } of corruptedBackups(whole)) expect(readVersion1BackupFile(text)).toBeUndefined();
  });
});

describe("the snapshot of stored texts", () => {
  it("becomes the same texts, but for the order of marks", () => {
    fc.assert(
      fc.property(anyStoredEntries, (texts) => {
        const { "contactSubmissions:read": _, ...rest } = texts;
        const { "contactSubmissions:read": __, ...again } = textsOf(snapshotOf(texts));
        expect(again).toEqual(rest);
        expect(textsOf(snapshotOf(textsOf(snapshotOf(texts))))).toEqual(textsOf(snapshotOf(texts)));
      }),
    );
  });

  it("takes what it understands of the deleted records and marks, and keeps the rest", () => {
    const record = aContactSubmission({ id: 2 });
    const texts = {
      "contactSubmissions:deleted": JSON.stringify([null, { id: 2, deletedAt, record }, { id: 3, deletedAt }]),
      "contactSubmissions:read": '[2,"2",5]',
    };
    const { deleted, unreadable } = snapshotOf(texts);
    expect(deleted).toEqual([{ noun: "messages", deletedAt, json: JSON.stringify(record), isRead: true }]);
    expect(unreadable.map(({ text }) => JSON.parse(text))).toEqual([
      [null, { id: 3, deletedAt }],
      ["2", 5],
    ]);
  });

  it("has a key for what another backend could not read", () => {
    const texts = textsOf({
      ...EMPTY_SNAPSHOT,
      events: [{ json: "null" }],
      unreadable: [
        { noun: "events", kind: "list", name: "", text: "[{" },
        { noun: "messages", kind: "other", name: "note", text: "from afar" },
      ],
    });
    expect(texts).toEqual({
      calendarEvents: "[null]",
      [`calendarEvents:quarantine:${fingerprint("[{")}`]: "[{",
      "contactSubmissions:note": "from afar",
    });
  });

  it("leaves deleted records that a later version of the site wrote", () => {
    const deleted = JSON.stringify([{ id: 2, deletedAt, record: aCalendarEvent({ id: 2 }) }]);
    const texts = { "calendarEvents:deleted": deleted, "calendarEvents:deleted:version": "2" };
    expect(snapshotOf(texts).deleted).toEqual([]);
    expect(textsOf(snapshotOf(texts))).toEqual(texts);
  });
});
