import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createSqlBackend } from "./create-sql-backend.ts";
import { openSqlite } from "./open-sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "inner-light-migrate-"));

afterAll(() => rmSync(folder, { recursive: true }));

it("six processes that start at once on one new file migrate it once", async () => {
  const file = join(folder, "six.db");
  const opener = join(import.meta.dirname, "testing", "open-in-process.ts");
  const codes = await Promise.all(Array.from({ length: 6 }, () => exitOf(fork(opener, [file]))));
  expect(codes).toEqual([0, 0, 0, 0, 0, 0]);
  const backend = await createSqlBackend({ database: openSqlite(file) });
  expect(await backend.versions()).toEqual({ events: 6, messages: 0, slides: 0 });
  expect(await backend.calendarEvents.list()).toHaveLength(6);
  await backend.close();
});

function exitOf(process: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => process.on("exit", resolve));
}
