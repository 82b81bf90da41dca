import type { CalendarEvent, CalendarEventTextField } from "@inner-light/core";
import { calendarNotes, events } from "../../words/events.ts";
import { pages } from "./pages.ts";
import type { Site } from "./resolve-site.ts";

export type EventDetail = Exclude<CalendarEventTextField, "title" | "description">;

/** The details in display order, with a label for the owner and a sentence for visitors, such as "Where: {place}". */
export const eventDetails: Readonly<Record<EventDetail, { readonly label: string; readonly sentence: string }>> = {
  location: { label: "Location", sentence: events.where },
};

export const EVENT_DETAILS = Object.keys(eventDetails) as EventDetail[];

export function detailsOf(event: CalendarEvent) {
  return EVENT_DETAILS.flatMap((field) => {
    const text = event[field];
    return text?.trim() ? { field, text, sentence: eventDetails[field].sentence } : [];
  });
}

/** The notes below an event's description in calendar apps. The location has its own field there. */
export const notesForCalendars = {
  ...calendarNotes,
  detailsOf: (event: CalendarEvent) =>
    detailsOf(event).flatMap(({ field, text, sentence }) =>
      field === "location" ? [] : sentence.replace(/\{\w+\}/, () => text),
    ),
};

export const calendarFileFacts = (site: Pick<Site, "timeZone" | "language" | "url" | "practiceName">) => ({
  timeZone: site.timeZone,
  language: site.language,
  product: pages.calendar.name,
  notes: notesForCalendars,
  siteUrl: site.url,
  practiceName: site.practiceName,
});
