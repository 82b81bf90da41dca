import { execFileSync } from "node:child_process";
import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { say } from "./say.ts";
import { healthOf, openAdmin, openPage, startServer } from "./server-under-test.ts";
import { Visitors } from "./visitors.ts";

/** Megabytes of the disk, and how much of it something else uses up. */
const DISK = 6;
const FILLER = 4;

/** A disk of `DISK` megabytes; null where this user may not mount one. */
function smallDisk(): string | null {
  const folder = temporaryFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  return folder;
}

function fillUp(file: string): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(512));
  } catch {
    // Full.
  }
}

it("a full disk refuses messages in words, keeps what was acknowledged, and needs no restart", async () => {
  const folder = smallDisk();
  if (folder === null) return say("Disk full: not run, this user may not mount a disk");
  const filler = join(folder, "filler");
  writeFileSync(filler, Buffer.alloc(FILLER * 1_048_576));
  const server = await startServer({ DATA_DIR: folder, UNTHROTTLED: "1" });
  const { origin } = server;
  const visitors = new Visitors([origin], { notes: "x".repeat(1_500) });
  await expect.poll(() => visitors.failures, { timeout: 60_000 }).toBeGreaterThan(50);
  const beforeRoom = visitors.acknowledged.length;
  const { contactSubmissions } = openPage(origin);
  const draft = { fullName: "Alma", address: "12 Cedar Lane", phone: "555", email: "alma@example.com" };
  const error = await contactSubmissions.add({ ...draft, notes: "x".repeat(1_900) }).catch((refusal) => refusal);
  expect(error).toMatchObject({ code: "full" });
  // The last bytes, which a small write could still use.
  fillUp(join(folder, "last bytes"));
  await expect.poll(() => healthOf(origin)).toBe(507);
  expect((await fetch(`${origin}/calendar`)).status).toBe(200);
  for (const file of [filler, join(folder, "last bytes")]) rmSync(file);
  await visitors.next(100);
  await visitors.stop();
  const stored = await visitors.expectInbox(origin);
  await expect.poll(() => healthOf(origin)).toBe(200);
  await server.kill();
  const again = await startServer({ DATA_DIR: folder });
  expect((await (await openAdmin(again.origin)).inbox.list()).length).toBe(stored);
  say(
    `Disk full after ${beforeRoom} messages: refused with "full" and health with 507, the pages answered; with room ` +
      `again ${stored} messages, 0 lost, 0 twice, also after a kill`,
  );
});

it("a start on a full disk, and on one that takes no writes, says so", async () => {
  const folder = smallDisk();
  if (folder === null) return say("Start without room: not run, this user may not mount a disk");
  fillUp(join(folder, "filler"));
  await expect(startServer({ DATA_DIR: folder })).rejects.toThrow(/cannot write to .* \(ENOSPC\)\. Is its disk full/);
  execFileSync("mount", ["-o", "remount,ro", folder]);
  await expect(startServer({ DATA_DIR: folder })).rejects.toThrow(/cannot write to .* \(EROFS\)\..*for reading only/);
  say("Start on a full disk, and on a read-only one: refused in words");
});
