import { type CalendarEvent, EMPTY_SNAPSHOT, exportBackup, type RestoreMode, restoreBackup } from "@inner-light/core";
import { aContactSubmissionDraft, FixedClock } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import type { LocalStorageBackend } from "./create-local-storage-backend.ts";
import type { FaultyStorage } from "./testing/faulty-storage.ts";
import backups from "./testing/recorded/backups.json" with { type: "json" };
import recordings from "./testing/recorded/stored-bytes.json" with { type: "json" };
import { createStoredHarness, type StoredHarness } from "./testing/stored-harness.ts";
import { readVersion1BackupFile } from "./version-1-backup-file.ts";

/**
 * What version 1.0.0 of the site stored, byte for byte: for each history the texts before and after, and what a new
 * visit listed then. The recordings stay as they are; data of that version is on people's devices.
 */

const event: CalendarEvent = {
  id: 1,
  title: "Group Reiki evening",
  description: "An hour of shared quiet.",
  date: "2026-05-14",
  time: "18:30",
  type: "group-session",
  location: "The practice",
};
const draft = {
  title: "New moon circle “✨”",
  date: "2026-06-01",
  time: "19:00",
  type: "workshop",
  location: "",
} as const;
const letter = aContactSubmissionDraft({
  fullName: "Bo Lindqvist",
  address: "3 Östgöta Street – upstairs",
  phone: "none",
  email: "bo@example.com",
  notes: undefined,
});

type History = (backend: LocalStorageBackend, storage: FaultyStorage) => Promise<unknown>;

/** What that version stored when it gave a record another id, in an undo or a merge, is only read: ids stay now. */
type Written = Exclude<
  keyof typeof recordings,
  "an id taken before the undo" | "a backup merged into hand-formatted lists" | "a backup merged into nothing"
>;

const histories: Record<Written, History> = {
  nothing: async ({ calendarEvents, contactSubmissions, gallerySlides, inbox }) => {
    await calendarEvents.add([draft]);
    await calendarEvents.add([{ title: "Plain", date: "2026-06-02", time: "09:05" }]);
    await contactSubmissions.add(letter);
    const [{ id } = { id: -1 }] = await inbox.list();
    await contactSubmissions.add({ ...letter, notes: "ÿ and Ā\n\u0000" });
    await gallerySlides.list();
    await inbox.setRead(id, true);
  },
  "an older site's lists": async ({ calendarEvents, contactSubmissions, gallerySlides }) => {
    await calendarEvents.add([draft]);
    await contactSubmissions.add(letter);
    await gallerySlides.list();
  },
  "unknown fields": async ({ calendarEvents, inbox, deletedRecords }) => {
    const { description: _, id: __, ...rest } = event;
    await calendarEvents.update([{ before: event, draft: { ...rest, title: "Changed" } }]);
    await calendarEvents.remove([2]);
    await deletedRecords.restore("events", [2]);
    await inbox.remove(1);
    await deletedRecords.restore("messages", [1]);
  },
  "one id several times": async ({ calendarEvents }) => {
    await calendarEvents.remove([7]);
    await calendarEvents.add([draft]);
  },
  "unreadable records": async ({ calendarEvents, contactSubmissions, gallerySlides }) => {
    await calendarEvents.add([draft]);
    await calendarEvents.remove([1]);
    await contactSubmissions.add(letter);
    await gallerySlides.list();
  },
  damage: async ({ calendarEvents, contactSubmissions, gallerySlides, inbox }) => {
    await calendarEvents.add([draft]);
    await contactSubmissions.add(letter);
    const [{ id } = { id: -1 }] = await inbox.list();
    await inbox.setRead(id, true);
    await gallerySlides.list();
  },
  "hand-formatted JSON": async ({ calendarEvents, contactSubmissions }) => {
    await calendarEvents.add([draft]);
    await contactSubmissions.add(letter);
  },
  "three copies": ({ calendarEvents }) => expect(calendarEvents.add([draft])).rejects.toThrow(),
  "a newer version": async ({ calendarEvents, contactSubmissions }) => {
    await expect(calendarEvents.add([draft])).rejects.toThrow();
    await contactSubmissions.add(letter);
  },
  "read marks": async ({ inbox }) => {
    await inbox.setRead(3, true);
    await inbox.setRead(2, false);
    await inbox.setRead(3, true);
    await inbox.remove(3);
  },
  "a backup made": ({ snapshots }) => exportBackup(snapshots, new FixedClock(), null),
  "a backup in the place of everything": (backend) => restore(backend, "of everything", "replace"),
  "a backup merged into damage and a newer version": (backend) => restore(backend, "to merge", "merge"),
  "a visitor's messages erased": ({ ownMessages }) => ownMessages.erase(),
};

async function restore({ snapshots }: LocalStorageBackend, name: keyof typeof backups, mode: RestoreMode) {
  const { snapshot = EMPTY_SNAPSHOT } = readVersion1BackupFile(backups[name]) ?? {};
  await restoreBackup(snapshots, snapshot, mode, (await snapshots.read()).version);
}

function harnessWith(texts: Readonly<Record<string, string | undefined>>): StoredHarness {
  const harness = createStoredHarness();
  for (const [key, text] of Object.entries(texts)) harness.storage.put(key, text ?? null);
  return harness;
}

describe.each(Object.entries(recordings))("data of version 1.0.0: %s", (name, { before, after, listed }) => {
  const history = new Map(Object.entries(histories)).get(name);

  if (history !== undefined)
    it("is written as before", async () => {
      const { open, storage } = harnessWith(before);
      await history(open(), storage);
      // Since version 1.0.0, restoring a backup notes the time as making one does.
      const noted = name.startsWith("a backup") ? { "backup:lastMadeAt": '"2026-05-01T12:00:00.000Z"' } : {};
      // Nor did that version keep removed records.
      const kept = Object.entries(storage.entries()).filter(([key]) => !key.endsWith(":deleted"));
      expect(Object.fromEntries(kept)).toEqual({ ...after, ...noted });
    });

  it("is read as before, and reading writes nothing", async () => {
    const { open, storage } = harnessWith(after);
    const { calendarEvents, inbox, ownMessages } = open();
    const events = await calendarEvents.list().catch(() => []);
    const read = (await inbox.list().catch(() => [])).filter(({ isRead }) => isRead).map(({ id }) => id);
    const { messages } = await ownMessages.list();
    expect({ events, messages, read: read.toSorted() }).toEqual({ ...listed, read: listed.read.toSorted() });
    expect(storage.writes).toBe(0);
  });
});
