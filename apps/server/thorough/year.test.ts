import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { DAY_MS, readBackupFile } from "@inner-light/core";
import { aCalendarEventDraft, aContactSubmissionDraft, FixedClock } from "@inner-light/core/testing";
import { createSqlBackend, openSqlite } from "@inner-light/storage-sql";
import { expect, it } from "vitest";
import { BACKUP_FOLDER } from "../src/data-folder.ts";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { say } from "./say.ts";
import { openSite } from "./site-under-clock.ts";
import { fillUp, smallDisk } from "./small-disk.ts";

const DAYS = 365;
const MESSAGES_A_DAY = 25;
const KEPT_MONTHS = 6;
/** In MB. The limits of messages, which follow the room, count by real time. */
const DISK = 320;
/** The most space that the files may take, in MB. */
const BOUND = 32;
/** How wrong a clock is for eight hours a day. */
const WRONG_CLOCKS = new Map([
  [100, 31 * DAY_MS],
  [200, -31 * DAY_MS],
]);
const FULL_DAY = 300;
/** A wrong clock may shift a promised date by a day or two. */
const SLACK_MS = 3 * DAY_MS;
const BACKUP_MS = 14 * DAY_MS;
const DELETED_MS = 30 * DAY_MS;

const MARK = /letter-\d+\b/g;
const TEXT = "I would like a reading for my dog, who has been restless since we moved, and for myself. ".repeat(5);

interface Letter {
  readonly sentAt: number;
  removedAt?: number;
  erasedAt?: number;
}

it("a year of wrong clocks, a full disk and restarts loses nothing and keeps nothing too long", async () => {
  const disk = smallDisk(DISK);
  if (disk === null) say("The full disk of the year: not run, this user may not mount one");
  const folder = disk ?? temporaryFolder();
  const clock = new FixedClock("2026-01-01T00:00:00.000Z");
  const open = () => openSite(folder, clock, KEPT_MONTHS);
  let site = await open();
  const restart = async () => {
    await site.backend.close();
    site = await open();
  };
  const letters = new Map<string, Letter>();
  const events = new Map<string, string>();
  let refused = 0;
  let most = 0;

  const send = async () => {
    const mark = `letter-${letters.size + refused}`;
    const draft = aContactSubmissionDraft({ notes: `${mark} ${TEXT}` });
    const sentAt = clock.now();
    const outcome = await site
      .openPage()
      .contactSubmissions.add(draft)
      .then(
        () => "sent",
        ({ code }) => code,
      );
    if (outcome === "sent") letters.set(mark, { sentAt });
    else refused += 1;
    return outcome;
  };

  const markOf = ({ notes }: { readonly notes: string }) => notes.split(" ")[0] ?? "";
  const letterOf = (message: { readonly notes: string }) => {
    const letter = letters.get(markOf(message));
    if (letter === undefined) throw new Error(`${markOf(message)} was never acknowledged`);
    return letter;
  };

  const useAdmin = async (day: number) => {
    const [ada, ben] = [await site.openAdmin(), await site.openAdmin()];
    await ada.calendarEvents.add([aCalendarEventDraft({ title: `event ${day}`, location: "a room" })]);
    events.set(`event ${day}`, "a room");
    const stored = await ben.calendarEvents.list();
    const before = stored.find(({ title }) => title === `event ${day - 1}`);
    if (before !== undefined) {
      const changes = await Promise.allSettled(
        [ada, ben].map(({ calendarEvents }, owner) =>
          calendarEvents.update([{ before, draft: { ...before, location: `room ${owner}` } }]),
        ),
      );
      const made = changes.flatMap(({ status }, owner) => (status === "fulfilled" ? `room ${owner}` : []));
      expect(made).toHaveLength(1);
      events.set(before.title, made.join());
    }
    const old = stored.find(({ title }) => title === `event ${day - 20}`);
    if (old !== undefined) await ada.calendarEvents.remove([old.id]);
    events.delete(`event ${day - 20}`);

    const inbox = await ada.inbox.list();
    const [newest, removed, also, ...others] = inbox.filter((_, index) => index % 5 === 0);
    if (newest === undefined || removed === undefined || also === undefined) return;
    await ben.inbox.setRead([newest.id], true);
    for (const message of [removed, also]) {
      await ada.inbox.remove([message.id]);
      letterOf(message).removedAt = clock.now();
    }
    const [restored] = await ben.deletedRecords.list("messages");
    if (restored !== undefined) {
      await ben.deletedRecords.restore("messages", [restored.record.id]);
      delete letterOf(restored.record).removedAt;
    }
    const erased = others.slice(-2);
    await ben.inbox.erase(erased.map(({ id }) => id));
    for (const message of erased) letterOf(message).erasedAt = clock.now();
  };

  const keptUntil = ({ sentAt, removedAt, erasedAt }: Letter) => {
    const end = new Date(sentAt);
    end.setUTCMonth(end.getUTCMonth() + KEPT_MONTHS);
    return Math.min(
      end.getTime(),
      erasedAt ?? Number.POSITIVE_INFINITY,
      (removedAt ?? Number.POSITIVE_INFINITY) + DELETED_MS,
    );
  };

  const check = async () => {
    const now = clock.now();
    const admin = await site.openAdmin();
    const inbox = (await admin.inbox.list()).map(markOf);
    const deleted = (await admin.deletedRecords.list("messages")).map(({ record }) => markOf(record));
    const found = new Set([...inbox, ...deleted]);
    expect(found.size).toBe(inbox.length + deleted.length);
    const kept = [...letters].filter(([, letter]) => keptUntil(letter) > now + SLACK_MS);
    expect(kept.filter(([mark, { removedAt }]) => !(removedAt === undefined ? inbox : deleted).includes(mark))).toEqual(
      [],
    );
    expect(
      Object.fromEntries((await admin.calendarEvents.list()).map(({ title, location }) => [title, location])),
    ).toEqual(Object.fromEntries(events));
    const isGone = (ms: number) => (mark: string) =>
      keptUntil(letters.get(mark) ?? { sentAt: now }) < now - SLACK_MS - ms;
    expect([...found].filter(isGone(0))).toEqual([]);
    const databases = readdirSync(folder).filter((name) => name.startsWith("inner-light.sqlite"));
    expect(databases.flatMap((name) => marksIn(readFileSync(join(folder, name)))).filter(isGone(0))).toEqual([]);
    const backups = readdirSync(join(folder, BACKUP_FOLDER)).map((name) => join(folder, BACKUP_FOLDER, name));
    for (const file of backups) expect(marksIn(gunzipSync(readFileSync(file))).filter(isGone(BACKUP_MS))).toEqual([]);
    return backups;
  };

  for (let day = 0; day < DAYS; day++) {
    const isFull = disk !== null && day === FULL_DAY;
    const wrongBy = WRONG_CLOCKS.get(day) ?? 0;
    const failures: unknown[] = [];
    for (let hour = 0; hour < 24; hour += 1) {
      if (hour === 8) clock.advance(wrongBy);
      if (hour === 16) clock.advance(-wrongBy);
      if (hour === 8 && isFull) fillUp(join(folder, "filler"));
      if (hour === 20 && isFull) rmSync(join(folder, "filler"));
      if (hour === 9 && (wrongBy !== 0 || isFull || day % 7 < 3)) await restart();
      if (hour % 8 === 2)
        for (const task of hour === 2 || wrongBy !== 0 ? [site.keepUp, site.purge] : [site.keepUp])
          await task().catch((error: unknown) => failures.push(error));
      const outcome = await send();
      expect(outcome).toBe(isFull && hour >= 8 && hour < 20 ? "full" : "sent");
      if (hour === 12 && wrongBy === 0) await useAdmin(day);
      clock.advance(DAY_MS / 24);
    }
    for (let more = 24; more < MESSAGES_A_DAY; more++) await send();
    if (!isFull) expect(failures).toEqual([]);
    most = Math.max(most, bytesIn(folder));
    expect(most).toBeLessThan(BOUND * 2 ** 20);
    if (day % 7 === 6) {
      const backups = await check();
      // All but two were deleted on the full disk.
      const sinceFull = day < FULL_DAY ? day : day - FULL_DAY;
      expect(backups.length).toBeGreaterThanOrEqual(Math.min(13, sinceFull));
      expect(backups.length).toBeLessThanOrEqual(16);
    }
  }

  const backups = await check();
  const reading = readBackupFile(gunzipSync(readFileSync(backups.at(-1) ?? "")).toString());
  const restored = await createSqlBackend({ database: openSqlite(":memory:"), clock });
  if ("refusal" in reading) throw new Error(reading.refusal);
  await restored.snapshots.replace(reading.backup.snapshot, (await restored.snapshots.read()).version);
  const sentBefore = (hours: number) =>
    [...letters].filter(([, { sentAt }]) => sentAt < clock.now() - hours * (DAY_MS / 24));
  const inBackup = new Set((await restored.inbox.list()).map(markOf));
  const inInbox = (await (await site.openAdmin()).inbox.list()).map(markOf);
  const old = new Set(sentBefore(48).map(([mark]) => mark));
  expect(inInbox.filter((mark) => old.has(mark) && !inBackup.has(mark))).toEqual([]);
  await restored.close();
  await site.backend.close();
  say(
    `A year: ${letters.size} messages acknowledged, 0 lost, 0 twice, 0 kept for longer than promised; ${refused} refused on ` +
      `the full disk; the files took at most ${(most / 2 ** 20).toFixed(1)} MB`,
  );
}, 900_000);

function marksIn(bytes: Buffer): string[] {
  return bytes.toString("latin1").match(MARK) ?? [];
}

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== "filler");
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
