import { execFileSync } from "node:child_process";
import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { aContactSubmissionDraft } from "@inner-light/core/testing";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { say } from "./say.ts";
import { healthOf, openAdmin, openPage, startServer } from "./server-under-test.ts";
import { Visitors } from "./visitors.ts";

it("a full disk does not lose any acknowledged message", async () => {
  const folder = smallDisk(600);
  if (folder === null) return say("Disk full: not run, this user may not mount a disk");
  const filler = join(folder, "filler");
  const server = await startServer({ DATA_DIR: folder, UNTHROTTLED: "1" });
  const { origin } = server;
  const visitors = new Visitors([origin], { notes: "x".repeat(1_500) });
  await visitors.next(50);
  fillUp(filler);
  await expect.poll(() => visitors.failures, { timeout: 60_000 }).toBeGreaterThan(50);
  const beforeRoom = visitors.acknowledged.length;
  const error = await openPage(origin)
    .contactSubmissions.add(aContactSubmissionDraft())
    .catch((refusal) => refusal);
  expect(error).toMatchObject({ code: "full" });
  await expect.poll(() => healthOf(origin), { timeout: 30_000 }).toBe(507);
  expect((await fetch(`${origin}/calendar`)).status).toBe(200);
  rmSync(filler);
  await visitors.next(50);
  await visitors.stop();
  const stored = await visitors.expectInbox(origin);
  await expect.poll(() => healthOf(origin), { timeout: 30_000 }).toBe(200);
  await server.kill();
  fillUp(filler);
  const again = await startServer({ DATA_DIR: folder });
  const { inbox, messageIntake } = await openAdmin(again.origin);
  const [kept, ...erased] = await inbox.list();
  expect(erased).toHaveLength(stored - 1);
  await messageIntake.erase(erased.map(({ id }) => id));
  expect(await inbox.list()).toEqual([kept]);
  say(
    `Disk full after ${beforeRoom} messages: refused with "full" and health with 507, the pages answered; with room ` +
      `again ${stored} messages, 0 lost, 0 twice; full once more, it started after a kill, and the owner erased all but one`,
  );
});

it("startup fails on a full or read-only disk", async () => {
  const folder = smallDisk(6);
  if (folder === null) return say("Start without room: not run, this user may not mount a disk");
  fillUp(join(folder, "filler"));
  await expect(startServer({ DATA_DIR: folder })).rejects.toThrow(/cannot write to .* \(ENOSPC\)\. Is its disk full/);
  execFileSync("mount", ["-o", "remount,ro", folder]);
  await expect(startServer({ DATA_DIR: folder })).rejects.toThrow(/cannot write to .* \(EROFS\)\..*for reading only/);
  say("Start on a full disk, and on a read-only one: refused in words");
});

/** Mounts a disk in memory. Returns `null` if this user may not mount one. */
function smallDisk(megabytes: number): string | null {
  const folder = temporaryFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  return folder;
}

function fillUp(file: string): void {
  for (const size of [1_048_576, 512]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch {
      // Full.
    }
  }
}
