import { type CalendarEvent, type EditedField, plainLine } from "@inner-light/core";
import { americanFormats } from "../../site/owners-words.ts";
import { calendarEventTypeTexts } from "./calendar-event-texts.ts";

/** "the title “Circle” and the mark “Full”". */
export function valuesOf(event: CalendarEvent, fields: readonly EditedField[]): string {
  return new Intl.ListFormat("en-US").format(fields.map((field) => values[field](event)));
}

const values: Record<EditedField, (event: CalendarEvent) => string> = {
  title: ({ title }) => `the title “${title}”`,
  description: ({ description }) =>
    description?.trim() ? `the description “${plainLine(description, DESCRIPTION_LENGTH)}”` : "no description",
  date: ({ date }) => `the date ${americanFormats.date(date)}`,
  time: ({ time, ends }) =>
    `the time ${[time, ends].flatMap((at) => (at ? americanFormats.time(at) : [])).join(" to ")}`,
  type: ({ type }) => `the type ${calendarEventTypeTexts[type].eventName}`,
  location: ({ location }) => (location?.trim() ? `the location “${location}”` : "no location"),
  canceled: ({ canceled }) => (canceled ? "the mark “Canceled”" : "no mark “Canceled”"),
  full: ({ full }) => (full ? "the mark “Full”" : "no mark “Full”"),
};

/** As much of a description as tells it from another, in characters. */
const DESCRIPTION_LENGTH = 60;
