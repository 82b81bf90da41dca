import { aCalendarEventDraft } from "@inner-light/core/testing";
import { createSqlBackend } from "../create-sql-backend.ts";
import { openSqlite } from "../open-sqlite.ts";

/** `node open-in-process.ts <file>`: starts on a database in a file and adds one event. */
const [, , file = ""] = process.argv;
const backend = await createSqlBackend({ database: openSqlite(file) });
await backend.calendarEvents.add([aCalendarEventDraft()]);
await backend.close();
