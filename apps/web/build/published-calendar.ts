import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type MarkedFileRefusal,
  type PublishedCalendarFile,
  readPublishedCalendar,
  type UnreadableEvent,
} from "@inner-light/core";
import { Failure } from "./failure.mjs";
import { web } from "./paths.mjs";

/** Where the owner puts the file that /admin makes. */
const FILE = "apps/web/published/calendar.json";

/** Reads the published calendar; `null` when there is no file. Throws a `Failure` that says what is wrong with it. */
export function readPublishedCalendarFile(folder = web): PublishedCalendarFile | null {
  const path = join(folder, "published/calendar.json");
  if (!existsSync(path)) return null;
  const reading = readPublishedCalendar(readFileSync(path, "utf8"));
  if ("calendar" in reading) return reading.calendar;
  const problem = "refusal" in reading ? refusals[reading.refusal] : sentenceOf(reading.unreadableEvent);
  throw new Failure(`${FILE} ${problem}\n\nThe site was not built, and stays as it was.`);
}

const AGAIN = "Publish the calendar again in /admin, and put the new file in its place.";

const refusals: Readonly<Record<MarkedFileRefusal, string>> = {
  empty: `is empty. ${AGAIN}`,
  "too-large": `is larger than any calendar. ${AGAIN}`,
  damaged: `is damaged: a part of it is missing or was changed by hand. ${AGAIN}`,
  newer: "was made by a later version of this site. Update this copy of the site first.",
  foreign: `is not a calendar of this site. ${AGAIN}`,
};

function sentenceOf({ index, title, date, field }: UnreadableEvent): string {
  const name = title?.trim() ? `"${title}"` : "without a title";
  const day = date === undefined ? "" : `, on ${date}`;
  const rule = rules[field] ?? `has a ${field} that cannot be read`;
  return `cannot be used: event ${index + 1}, ${name}${day}, ${rule}. Correct it in /admin, and publish again.`;
}

/** By the field that breaks a rule. */
const rules: Readonly<Record<string, string>> = {
  id: "has no id of its own",
  title: "has no title",
  date: "has a date that does not exist",
  time: "has a time that does not exist",
  type: "has a type that the site does not know",
  ends: "has an end that is not a time of day",
};
