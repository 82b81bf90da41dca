import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { aContactSubmissionDraft } from "@inner-light/core/testing";
import { expect } from "vitest";
import { createSqlBackend } from "../src/create-sql-backend.ts";
import { openDatabase } from "../src/testing/open-database.ts";

const MESSAGES_PER_LIFE = 1_000_000;
const CLIENTS = 8;

/**
 * Kills a process with eight clients so many times while it stores messages, each time at another moment. Then sends
 * again what was in flight, and expects every acknowledged message once.
 */
export async function expectNothingLost(urlOrFile: string, kills: number) {
  const acknowledged: string[] = [];
  for (let life = 0; life < kills; life++) {
    acknowledged.push(...(await liveAndDie(urlOrFile, life)));
  }
  const backend = await createSqlBackend({ database: openDatabase(urlOrFile) });
  for (let life = 0; life < kills; life++) {
    const ofLife = acknowledged.map(Number).filter((key) => Math.floor(key / MESSAGES_PER_LIFE) === life);
    const last = Math.max(life * MESSAGES_PER_LIFE - 1, ...ofLife);
    for (let key = life * MESSAGES_PER_LIFE; key <= last + CLIENTS; key++) {
      const notes = String(key);
      if (!ofLife.includes(key) || key > last - 20) {
        await backend.contactSubmissions.addOnce(notes, aContactSubmissionDraft({ notes }));
      }
    }
  }
  const stored = (await backend.inbox.list()).map(({ notes }) => notes);
  await backend.close();
  expect(acknowledged.length).toBeGreaterThan(kills);
  expect(new Set(stored).size).toBe(stored.length);
  const kept = new Set(stored);
  expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
  process.stdout.write(`${kills} kills, ${acknowledged.length} acknowledged messages, 0 lost, 0 twice\n`);
}

async function liveAndDie(urlOrFile: string, life: number): Promise<string[]> {
  const first = String(life * MESSAGES_PER_LIFE);
  const writer = spawn(process.execPath, [join(import.meta.dirname, "writer.ts"), urlOrFile, first, String(CLIENTS)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  const hasBegun = new Promise<void>((resolve) =>
    writer.stdout.on("data", (chunk) => {
      printed += chunk;
      resolve();
    }),
  );
  const hasEnded = new Promise((resolve) => writer.stdout.on("close", resolve));
  await hasBegun;
  await setTimeout(20 + ((life * 37) % 200));
  writer.kill("SIGKILL");
  await hasEnded;
  // The last line may be cut off; what it acknowledges is not counted.
  return printed.split("\n").slice(0, -1);
}
