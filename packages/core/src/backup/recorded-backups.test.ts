import { createMemoryBackend } from "@inner-light/storage-memory";
import * as v from "valibot";
import { expect, it } from "vitest";
import { eitherSnapshotSchema } from "../snapshot/snapshot-version-1.ts";
import { FixedClock } from "../testing/fixed-clock.ts";
import ofBrowser from "../testing/recorded/backup-of-a-browser.json" with { type: "json" };
import ofDamagedBrowser from "../testing/recorded/backup-of-a-damaged-browser.json" with { type: "json" };
import ofServer from "../testing/recorded/backup-of-a-server.json" with { type: "json" };
import { readBackupFile } from "./backup-file.ts";

/** The recorded files are version 1. Never change them: owners still have files like these. */
function openRecorded(file: object) {
  const reading = readBackupFile(JSON.stringify(file));
  if ("refusal" in reading) throw new Error(reading.refusal);
  return createMemoryBackend({ clock: new FixedClock(), snapshot: reading.backup.snapshot });
}

const titlesIn = (events: readonly { readonly title: string }[]) => events.map(({ title }) => title);

it("reads a browser's records from a version 1 file", async () => {
  const { calendarEvents, deletedRecords, inbox } = openRecorded(ofBrowser);
  expect(titlesIn(await calendarEvents.list())).toEqual(["Circle “✨”"]);
  expect(await inbox.list()).toMatchObject([
    { fullName: "Unread", isRead: false, isAnswered: false },
    { fullName: "Read", isRead: true, notes: "line\nbreak \u0000" },
  ]);
  const [events, messages] = [await deletedRecords.list("events"), await deletedRecords.list("messages")];
  expect([...events, ...messages]).toMatchObject([
    { record: { title: "Deleted circle" }, deletedAt: "2026-05-01T12:00:00.000Z" },
    { record: { fullName: "Deleted", isRead: true }, deletedAt: "2026-05-01T12:00:03.000Z" },
  ]);
});

it.each([
  ["its backup", ofDamagedBrowser, ["“Old” circle", "Added"], ["Alma Reyes"]],
  [
    "the backup of a server it moved to",
    ofServer,
    ["“Old” circle", "Added", "Shared “✨” \u0000 it's"],
    ["Unread", "Read", "Alma Reyes"],
  ],
])("recovers a browser's unreadable records from %s", async (_, file, titles, names) => {
  const { calendarEvents, inbox, snapshots } = openRecorded(file);
  expect(titlesIn(await calendarEvents.list())).toEqual(titles);
  const messages = await inbox.list();
  expect(messages.map(({ fullName }) => fullName)).toEqual(names);
  expect(messages.at(-1)).toMatchObject({ isRead: true, isSuspectedSpam: true });
  const stored = await snapshots.read();
  const textsIn = (records: typeof stored.messages) =>
    records?.flatMap(({ value }) => (typeof value === "string" ? value : []));
  expect(textsIn(stored.messages)).toEqual(["a note of another program"]);
  expect(textsIn(stored.slides)).toEqual(["cut off [{", "set aside"]);
  const all = JSON.stringify(stored);
  const texts = ["No date", "Of another version", "12345678901234567890", "a note of another program", "cut off [{"];
  for (const text of [...texts, "set aside", "x-future"]) expect(all).toContain(text);
});

it("does not read the list versions of a version 1 file as records", () => {
  const unreadable = [
    { noun: "events", kind: "version", name: ":version", text: "2" },
    { noun: "messages", kind: "other", name: ":read", text: "[9]" },
    { noun: "messages", kind: "other", name: ":suspected-spam", text: "[9" },
  ];
  const snapshot = v.parse(eitherSnapshotSchema, {
    events: null,
    messages: null,
    slides: null,
    deleted: [],
    unreadable,
  });
  expect(snapshot).toEqual({ events: null, messages: [{ value: "[9" }], slides: null, deleted: [] });
});
