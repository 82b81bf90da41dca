import { aCalendarEventDraft } from "@inner-light/core/testing";
import { createSqlBackend } from "../create-sql-backend.ts";
import { openDatabase } from "./open-database.ts";

/** `node open-in-process.ts <url or file>`: starts on a database and adds one event. */
const [, , urlOrFile = ""] = process.argv;
const backend = await createSqlBackend({ database: openDatabase(urlOrFile) });
await backend.calendarEvents.add([aCalendarEventDraft()]);
await backend.close();
