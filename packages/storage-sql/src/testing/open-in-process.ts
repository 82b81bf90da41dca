import { createSqlBackend } from "../create-sql-backend.ts";
import { openPostgres } from "../open-postgres.ts";
import { openSqlite } from "../open-sqlite.ts";

/** `node open-in-process.ts <url or file>`: starts on a database and adds one event. */
const [, , target = ""] = process.argv;
const database = target.startsWith("postgres://") ? openPostgres(target) : openSqlite(target);
const backend = await createSqlBackend({ database });
await backend.calendarEvents.add([{ title: "Circle", date: "2026-05-14", time: "18:30" }]);
await backend.close();
