import {
  CALENDAR_EVENT_MAX_LENGTH,
  type CalendarEvent,
  calendarEventPeriod,
  formatCalendarDate,
  formatPlainTime,
  toPlainDateTime,
} from "@inner-light/core";
import { encodeText, encodeToFit, plainLine, plainText } from "../../../components/text/plain-text.ts";

/** The most characters of encoded text in an address. Servers refuse longer addresses. */
const DETAILS_MAX_LENGTH = 4000;

/** The id of an event on the calendar page. */
export function eventAnchor({ id }: Pick<CalendarEvent, "id">): string {
  return `event-${id}`;
}

/** Opens a new event in Google Calendar, with everything filled in. */
export function googleCalendarHref(event: CalendarEvent, timeZone: string | null): string {
  const { start, end } = calendarEventPeriod(event, timeZone);
  const details = calendarDescription(event);
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

/** Looks up a place on a map. `null` where a map would find nothing: no place, an online one, one without a street. */
export function mapHref(location: string | undefined): string | null {
  const place = plainLine(location ?? "", 300);
  if (/^(https?:\/\/|www\.|online\b)/i.test(place)) return null;
  if (!NUMBERED.test(place) && !STREET.test(place)) return null;
  return `https://www.openstreetmap.org/search?query=${encodeText(place)}`;
}

/** An event in a few words, with plain spaces, for a message about it. `days` stand for the dates of a run. */
export function eventInWords({ title, date, time }: CalendarEvent, days = formatCalendarDate(date)): string {
  const words = `${plainLine(title, CALENDAR_EVENT_MAX_LENGTH.title)}, ${days} at ${formatPlainTime(time)}`;
  return words.replaceAll("\u00a0", " ");
}

/** A house number and a word after it, as in "12 Cedar Lane". */
const NUMBERED = /\d+\s?\p{L}?[\s,]+\p{L}{2}/u;

/** A word that names a street, as in "Community hall, Main Street". */
const STREET =
  /\b(street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|square|sq|parkway|park|trail)\b/i;

/** The description of an event in another calendar: its own, and what that calendar would not show otherwise. */
export function calendarDescription({ description, ends, canceled, full }: CalendarEvent): string {
  const state = canceled ? "This event is canceled." : full && "This event is full.";
  const notes = [state, ends === undefined && NO_END].filter(Boolean).join("\n");
  return [plainText(description ?? ""), notes].filter((text) => text.trim() !== "").join("\n\n");
}

const NO_END = "The end time isn’t known, so this is entered as one hour.";
