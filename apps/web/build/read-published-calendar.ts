import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type MarkedFileRefusal, type PublishedCalendarFile, readPublishedCalendar } from "@inner-light/core";
import { Failure } from "@inner-light/site-server";
import { practice } from "./paths.mjs";
import { CALENDAR } from "./practice-files.ts";

/** The path of the published calendar in the repository. */
export const CALENDAR_FILE = `apps/web/practice/${CALENDAR}`;

/** Reads the published calendar; `null` when there is no file. Throws a `Failure` that says what is wrong with it. */
export function readPublishedCalendarFile(folder = practice): PublishedCalendarFile | null {
  const file = join(folder, CALENDAR);
  if (!existsSync(file)) return null;
  // The decoder drops a byte order mark.
  const reading = readPublishedCalendar(new TextDecoder().decode(readFileSync(file)));
  if ("calendar" in reading) return reading.calendar;
  throw new Failure(`${CALENDAR_FILE} ${refusals[reading.refusal]}\n\nThe site was not built, and stays as it was.`);
}

const AGAIN = "Publish the calendar again in /admin, and put the new file in its place.";

const refusals: Readonly<Record<MarkedFileRefusal, string>> = {
  empty: `is empty. ${AGAIN}`,
  damaged: `is damaged: part of it is missing or was changed by hand. ${AGAIN}`,
  newer: "was made by a later version of this site. Update this copy of the site first.",
  foreign: `is not a calendar of this site. ${AGAIN}`,
};
