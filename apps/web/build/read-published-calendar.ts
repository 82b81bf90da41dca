import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type MarkedFileRefusal, type PublishedCalendarFile, readPublishedCalendar } from "@inner-light/core";
import { Failure } from "@inner-light/site-server";
import { isDefaultSite, practice, repository } from "./paths.mjs";

/** The name of the file that /admin makes. A second download is named "calendar (1).json". */
const NAME = "calendar.json";

/** Where it is in the repository. */
export const CALENDAR_FILE = relative(repository, join(practice, NAME)).split(sep).join("/");

/** Reads the published calendar; `null` when there is no file. Throws a `Failure` that says what is wrong with it. */
export function readPublishedCalendarFile(folder = isDefaultSite ? null : practice): PublishedCalendarFile | null {
  if (folder === null) return null;
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const other = names.find((name) => name !== NAME);
  if (other !== undefined) throw failure(`apps/web/practice has a file "${other}". Name it ${NAME}, or remove it.`);
  if (names.length === 0) return null;
  const reading = readPublishedCalendar(readFileSync(join(folder, NAME), "utf8"));
  if ("calendar" in reading) return reading.calendar;
  throw failure(`${CALENDAR_FILE} ${refusals[reading.refusal]}`);
}

function failure(problem: string): Failure {
  return new Failure(`${problem}\n\nThe site was not built, and stays as it was.`);
}

const AGAIN = "Publish the calendar again in /admin, and put the new file in its place.";

const refusals: Readonly<Record<MarkedFileRefusal, string>> = {
  empty: `is empty. ${AGAIN}`,
  "too-large": `is larger than any calendar. ${AGAIN}`,
  damaged: `is damaged: part of it is missing or was changed by hand. ${AGAIN}`,
  newer: "was made by a later version of this site. Update this copy of the site first.",
  foreign: `is not a calendar of this site. ${AGAIN}`,
};
