import { type CalendarEvent, type EditedField, plainLine } from "@inner-light/core";
import { type EventDetail, eventDetails } from "../../site/event-details.ts";
import { americanFormats } from "../../site/owners-words.ts";
import { eventKinds } from "./event-kinds.ts";

/** Returns text such as "the title “Circle” and the mark “Full”". */
export function valuesOf(event: CalendarEvent, fields: readonly EditedField[]): string {
  return new Intl.ListFormat("en-US").format(fields.map((field) => valueIn(event, field)));
}

function valueIn(event: CalendarEvent, field: EditedField): string {
  if (!isDetail(field)) return values[field](event);
  const name = eventDetails[field].label.toLowerCase();
  return event[field]?.trim() ? `the ${name} “${event[field]}”` : `no ${name}`;
}

function isDetail(field: EditedField): field is EventDetail {
  return field in eventDetails;
}

const values: Record<Exclude<EditedField, EventDetail>, (event: CalendarEvent) => string> = {
  title: ({ title }) => `the title “${title}”`,
  description: ({ description }) =>
    description?.trim() ? `the description “${plainLine(description, DESCRIPTION_LENGTH)}”` : "no description",
  date: ({ date }) => `the date ${americanFormats.date(date)}`,
  time: ({ time, ends }) =>
    `the time ${[time, ends].flatMap((at) => (at ? americanFormats.time(at) : [])).join(" to ")}`,
  type: ({ type }) => `the type ${eventKinds[type].eventName}`,
  canceled: ({ canceled }) => (canceled ? "the mark “Canceled”" : "no mark “Canceled”"),
  full: ({ full }) => (full ? "the mark “Full”" : "no mark “Full”"),
};

const DESCRIPTION_LENGTH = 60;
