import {
  type CalendarEvent,
  calendarEventPeriod,
  encodeText,
  encodeToFit,
  plainLine,
  toPlainDateTime,
} from "@inner-light/core";
import { type CalendarNotes, calendarDescription } from "./calendar-description.ts";

/** The most characters of encoded text in an address. Servers refuse longer addresses. */
const DETAILS_MAX_LENGTH = 4000;

/** Opens a new event in Google Calendar, with everything filled in. */
export function googleCalendarHref(event: CalendarEvent, timeZone: string | null, notes: CalendarNotes): string {
  const { start, end } = calendarEventPeriod(event, timeZone);
  const details = calendarDescription(event, notes);
  const parts = [
    "action=TEMPLATE",
    `text=${encodeText(plainLine(event.title, 300))}`,
    `dates=${basicIsoText(start, timeZone)}/${basicIsoText(end, timeZone)}`,
    timeZone !== null && `ctz=${encodeURIComponent(timeZone)}`,
    details !== "" && `details=${encodeToFit(details, DETAILS_MAX_LENGTH, "…").text}`,
    event.location?.trim() && `location=${encodeText(plainLine(event.location, 300))}`,
  ];
  return `https://calendar.google.com/calendar/render?${parts.filter(Boolean).join("&")}`;
}

/** Opens the address of a calendar file as a subscription, in the calendar of a phone or a desktop. */
export function subscriptionHref(feed: string): string {
  return feed.replace(/^https?:/, "webcal:");
}

/** Opens Google Calendar, which offers to subscribe to the calendar file at an address. */
export function googleSubscriptionHref(feed: string): string {
  return `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscriptionHref(feed))}`;
}

/** The basic form of ISO 8601 that calendars read: "20260514T183000", with a Z where a time zone makes it an instant. */
function basicIsoText(instant: number, timeZone: string | null): string {
  const { date, time } = toPlainDateTime(instant, "UTC");
  const text = `${date}T${time}00`.replace(/[-:]/g, "");
  return timeZone === null ? text : `${text}Z`;
}
