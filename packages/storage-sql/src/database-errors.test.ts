import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReadOnlyError, StorageFullError, UnavailableError } from "@inner-light/core";
import { aCalendarEventDraft, eventually } from "@inner-light/core/testing";
import { CompiledQuery, Kysely, sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createSqlBackend } from "./create-sql-backend.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";
import { toInnerLightError } from "./sql-store.ts";

const folder = mkdtempSync(join(tmpdir(), "inner-light-errors-"));
const file = (name: string) => join(folder, name);

afterAll(() => rmSync(folder, { recursive: true }));

describe("a failing database", () => {
  it("is reported as unavailable if it cannot be opened", async () => {
    writeFileSync(file("text.db"), "Dear practice, ".repeat(100));
    for (const database of [
      openSqlite(file("no-such-folder/data.db")),
      openSqlite(file("text.db")),
      openPostgres("postgres://nobody@127.0.0.1:1/none"),
    ]) {
      const refused = createSqlBackend({ database });
      await expect(refused).rejects.toBeInstanceOf(UnavailableError);
      await expect(refused).rejects.toHaveProperty("cause");
    }
  });

  it("reports a full or read-only disk and keeps its data", async () => {
    const database = openSqlite(":memory:");
    const driver = database.dialect.createDriver();
    database.dialect.createDriver = () => driver;
    const backend = await createSqlBackend({ database });
    const run = async (statement: string) =>
      (await driver.acquireConnection()).executeQuery(CompiledQuery.raw(statement));
    const [event] = await backend.calendarEvents.add([aCalendarEventDraft()]);
    const many = Array.from({ length: 200 }, () => aCalendarEventDraft({ description: "x".repeat(2_000) }));

    await run("pragma max_page_count = 60");
    await expect(backend.calendarEvents.add(many)).rejects.toBeInstanceOf(StorageFullError);
    await run("pragma max_page_count = 100000");
    await run("pragma query_only = on");
    await expect(backend.calendarEvents.add(many)).rejects.toBeInstanceOf(ReadOnlyError);
    expect(await backend.calendarEvents.list()).toEqual([event]);
    await run("pragma query_only = off");
    await backend.calendarEvents.add(many);
    expect(await backend.calendarEvents.list()).toHaveLength(201);
  });

  it.each([
    ["accepts connections but sends nothing", () => {}],
    ["stops responding after a connection opens", (socket: Socket) => socket.write(READY_FOR_A_QUERY)],
  ])("does not block requests when it %s", async (_, onStart) => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.once("data", () => onStart(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = Object(server.address());
    const { dialect } = openPostgres(`postgres://nobody@127.0.0.1:${port}/none`, undefined, 50);
    // Not closed here, because the connection must close by itself.
    await expect(sql`select 1`.execute(new Kysely({ dialect }))).rejects.toThrow(/timeout/i);
    await eventually(() => expect(sockets.map(({ closed }) => closed)).toEqual([true]));
    server.close();
  });

  it("is reported with the same errors on PostgreSQL", () => {
    const error = (code: string) => Object.assign(new Error("from the driver"), { code });
    expect(toInnerLightError(error("53100"))).toBeInstanceOf(StorageFullError);
    expect(toInnerLightError(error("25006"))).toBeInstanceOf(ReadOnlyError);
    expect(toInnerLightError(error("57P01"))).toBeInstanceOf(UnavailableError);
    expect(toInnerLightError(new Error("Connection terminated unexpectedly"))).toBeInstanceOf(UnavailableError);
    const known = new StorageFullError("known");
    expect(toInnerLightError(known)).toBe(known);
  });
});

/** PostgreSQL's greeting: no password required, ready. */
const READY_FOR_A_QUERY = Buffer.from("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I", "latin1");
