import { renameSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { say } from "../bench/say.ts";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { startServer } from "./server-under-test.ts";
import { Visitors } from "./visitors.ts";

const FILES = ["inner-light.sqlite", "inner-light.sqlite-wal", "inner-light.sqlite-shm"];

it("a database file that is gone stops the start, and everything is there once it is back", async () => {
  const folder = temporaryFolder();
  const elsewhere = temporaryFolder();
  const environment = { DATA_DIR: folder, UNTHROTTLED: "1" };
  const server = await startServer(environment);
  const visitors = new Visitors([server.origin]);
  await visitors.next(50);
  await server.kill();
  // What WAL holds is not yet in the database: all three files belong together.
  for (const file of FILES) renameSync(join(folder, file), join(elsewhere, file));
  await expect(startServer(environment)).rejects.toThrow(/had a database since .*, and it is gone/);
  await expect(startServer(environment)).rejects.toThrow(/it is gone/);
  for (const file of FILES) renameSync(join(elsewhere, file), join(folder, file));
  const again = await startServer({ ...environment, PORT: String(server.port) });
  await visitors.stop();
  const stored = await visitors.expectInbox(again.origin);
  say(`SQLite's file was moved away: two starts refused in words; moved back: ${stored} messages, 0 lost, 0 twice`);
});
