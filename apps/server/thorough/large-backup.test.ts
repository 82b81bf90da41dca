import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { CONTACT_SUBMISSION_MAX_LENGTH, EMPTY_SNAPSHOT } from "@inner-light/core";
import { aContactSubmission } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { say } from "./say.ts";
import { openAdmin, startServer } from "./server-under-test.ts";

/** In MB. Below `MemoryMax` of deploy/inner-light.service, whose heap limit this server also uses. */
const MEMORY_MAX = 620;

it("restores a 50 MB backup within the memory limit", async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder() }, ["--max-old-space-size=256"]);
  const { snapshots } = await openAdmin(server.origin);
  // A single curly apostrophe makes a string use two bytes per character.
  const notes = "It’s".padEnd(CONTACT_SUBMISSION_MAX_LENGTH.notes, "x");
  const messagesFrom = (first: number) =>
    Array.from({ length: 4_700 }, (_, index) => ({ value: aContactSubmission({ id: first + index, notes }) }));
  await snapshots.merge({ ...EMPTY_SNAPSHOT, messages: messagesFrom(0) });
  const backup = await snapshots.read();
  await snapshots.merge(backup);
  await snapshots.replace(backup, (await snapshots.read()).version);
  await snapshots.merge({ ...EMPTY_SNAPSHOT, messages: messagesFrom(4_700) });
  expect((await snapshots.read()).messages).toHaveLength(9_400);
  const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8")) ?? [];
  const megabytes = Math.round(Number(peak) / 1024);
  say(`a backup of 50 MB was merged and restored, and one of 95 MB made: at most ${megabytes} MB were held`);
  expect(megabytes).toBeLessThan(MEMORY_MAX);
});

it("refuses a 6 MB file that unpacks to 6 GB", () => {
  const folder = temporaryFolder();
  const [file, module] = [
    join(folder, "bomb.json.gz"),
    join(import.meta.dirname, "../src/commands/run-owner-command.ts"),
  ];
  const part = gzipSync(Buffer.alloc(100 * 2 ** 20));
  writeFileSync(file, Buffer.concat(Array.from({ length: 60 }, () => part)));
  const script = `import(${JSON.stringify(module)}).then(({ restore }) => restore(${JSON.stringify(file)}, false, console)).catch(
    ({ message }) => console.log(JSON.stringify([message, process.resourceUsage().maxRSS / 1024])))`;
  const output = execFileSync(process.execPath, ["-e", script], { env: { ...process.env, DATA_DIR: folder } });
  const [message, megabytes] = JSON.parse(output.toString());
  expect(message).toBe(`The file ${file} cannot be read.`);
  say(`a file that unpacks to 6 GB was refused: at most ${Math.round(megabytes)} MB were held`);
  expect(megabytes).toBeLessThan(1_500);
});
