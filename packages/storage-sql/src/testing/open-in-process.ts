import { aCalendarEventDraft } from "@inner-light/core/testing";
import { createSqlBackend } from "../create-sql-backend.ts";
import { openPostgres } from "../open-postgres.ts";
import { openSqlite } from "../open-sqlite.ts";

/** `node open-in-process.ts <url or file>`: starts on a database and adds one event. */
const [, , target = ""] = process.argv;
const database = target.startsWith("postgres://") ? openPostgres(target) : openSqlite(target);
const backend = await createSqlBackend({ database });
await backend.calendarEvents.add([aCalendarEventDraft()]);
await backend.close();
