import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createTestApi, fromSite } from "@inner-light/api/testing";
import { type Clock, CONTACT_SUBMISSION_MAX_LENGTH, DAY_MS } from "@inner-light/core";
import { aContactSubmissionDraft, FixedClock } from "@inner-light/core/testing";
import { createHttpBackend } from "@inner-light/storage-http";
import { pageUnderTest } from "@inner-light/storage-http/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { openBackend } from "../src/backend/open-backend.ts";
import { readConfig } from "../src/config/server-config.ts";
import { adjustReserve, BACKUP_FOLDER, freeBytesOf } from "../src/data-folder.ts";
import { createLog } from "../src/log.ts";
import { backUpDaily } from "../src/maintenance/daily-backup.ts";
import { say } from "./say.ts";
import { healthOf, openAdmin, openPage, startServer } from "./server-under-test.ts";
import { fillUp, smallDisk } from "./small-disk.ts";

const MOST_DAYS = 40;
const MOST_MESSAGES = 1_500;
const MEGABYTE = 2 ** 20;

/** The longest notes, which hardly compress. */
const longestNotes = () =>
  String.fromCodePoint(
    ...crypto.getRandomValues(new Uint16Array(CONTACT_SUBMISSION_MAX_LENGTH.notes)).map((code) => 0x4e00 + (code >> 2)),
  );

/** The shared site on a folder, in this process: the API over SQLite, and the daily tasks, which run when a test says so. */
async function openSite(folder: string, clock: Clock) {
  const config = readConfig({ DATA_DIR: folder });
  const backend = await openBackend({ config, clock, log: createLog(() => {}), keepMessagesMonths: null });
  const api = createTestApi({
    backend,
    password: "",
    clock,
    freeBytes: async () => (await freeBytesOf(folder)) + (await backend.bytes()).reusable,
  });
  const fetchOf: typeof fetch = async (input, init) => api.fetch(fromSite(new Request(input, init)));
  return {
    backend,
    openPage: () => createHttpBackend(pageUnderTest("https://practice.example", { fetch: fetchOf })),
    async keepUp(): Promise<void> {
      await adjustReserve(folder);
      await backUpDaily({ folder: join(folder, BACKUP_FOLDER), backend, clock, freeBytesOf });
    },
    purge: async () => backend.purge(await freeBytesOf(folder)),
  };
}

it("leaves room for all tasks on disks of 20 to 200 MB, and serves the owner from a full one", async () => {
  const run = async (megabytes: number) => {
    const folder = smallDisk(megabytes);
    if (folder === null) return say("Disks of 20 to 200 MB: not run, this user may not mount one");
    const clock = new FixedClock(Date.now() - (MOST_DAYS + 1) * DAY_MS);
    const backups = join(folder, BACKUP_FOLDER);
    const names = () => (existsSync(backups) ? readdirSync(backups) : []);
    let acknowledged = 0;
    let used = 0;
    for (let day = 0; day < MOST_DAYS && acknowledged < MOST_MESSAGES; day++) {
      // The limits use real time, and restart with the server.
      const site = await openSite(folder, clock);
      const send = () =>
        site
          .openPage()
          .contactSubmissions.add(aContactSubmissionDraft({ notes: longestNotes() }))
          .then(
            () => "sent",
            ({ code }) => code,
          );
      let outcome = "sent";
      while (outcome === "sent" && acknowledged < MOST_MESSAGES) {
        outcome = await send();
        if (outcome === "sent") acknowledged += 1;
      }
      expect(["sent", "throttled", "full"]).toContain(outcome);

      const before = names();
      await site.keepUp().catch((error: unknown) => expect(error).toMatchObject({ code: "full" }));
      const room = await freeBytesOf(folder);
      for (const name of names().filter((name) => !before.includes(name)))
        expect(statSync(join(backups, name)).size).toBeLessThanOrEqual(room);
      expect(names().length).toBeGreaterThanOrEqual(Math.min(2, before.length));
      await site.purge();
      expect(await freeBytesOf(folder)).toBeGreaterThan(room - MEGABYTE);
      ({ used } = await site.backend.bytes());
      await site.backend.close();
      clock.advance(DAY_MS);
    }
    expect(names().length).toBeGreaterThanOrEqual(2);
    const roomLeft = await freeBytesOf(folder);

    fillUp(join(folder, "filler"));
    const server = await startServer({ DATA_DIR: folder });
    expect((await fetch(`${server.origin}/calendar`)).status).toBe(200);
    const { inbox, messageIntake } = await openAdmin(server.origin);
    const stored = await inbox.list();
    expect(stored).toHaveLength(acknowledged);
    await messageIntake.erase(stored.slice(1).map(({ id }) => id));
    expect(await inbox.list()).toEqual(stored.slice(0, 1));
    if (used > 20 * MEGABYTE) {
      expect(await healthOf(server.origin)).toBe(200);
      await openPage(server.origin).contactSubmissions.add(aContactSubmissionDraft());
    }
    await server.stop();
    say(
      `A disk of ${megabytes} MB: ${acknowledged} of the longest messages, ${Math.round(used / MEGABYTE)} MB, left ${Math.round(roomLeft / MEGABYTE)} MB free, with ` +
        `${names().length} backups; full to the last byte, it started, and the owner erased all but one`,
    );
  };
  await fc.assert(fc.asyncProperty(fc.integer({ min: 20, max: 200 }), run), {
    numRuns: 3,
    endOnFailure: true,
    examples: [[20], [200]],
  });
});
