import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { PageEvents } from "../calendar-event/calendar-event-repository.ts";
import { calendarEventEnd } from "../calendar-event/calendar-event-schedule.ts";
import type { ContactSubmission } from "../contact-submission/contact-submission.ts";
import { addDays, type CalendarDate } from "../shared/wall-clock.ts";

/** The practice's settings that a server needs. */
export interface SiteFacts {
  readonly practiceName: string;
  /** The site's path on its host (the build's `BASE_PATH`). Begins and ends with a slash. */
  readonly basePath: string;
  /** Without a trailing slash; `null` if the owner has not set one. */
  readonly siteUrl: string | null;
  readonly keepMessagesMonths: number | null;
}

/** A page and its Content-Security-Policy. */
export interface RenderedPage {
  readonly html: string;
  readonly policy: string;
}

export interface DatedEvent {
  readonly event: CalendarEvent;
  /** An ISO 8601 date-time in UTC; empty if another program stored the event. */
  readonly changedAt: string;
}

interface MailContent {
  readonly subject: string;
  readonly text: string;
  /** The sender of the message, who receives the owner's reply. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

type Messages = readonly [ContactSubmission, ...ContactSubmission[]];

/** Writes emails to the owner in the site's language. */
export interface OwnerMails {
  /** Reports the number of new messages, without their content. */
  withoutText(messages: Messages): MailContent;
  /** Contains the full messages. Only an email about one message has a `replyTo`. */
  withText(messages: Messages): MailContent;
  /** Reports the number of messages that look like spam, given oldest first, and when they will be deleted. */
  aboutSpam(messages: Messages): MailContent;
}

/** An event's page stays online for this many days after the event. */
const DAYS_AFTER = 90;

/** Whether an event has a page on a given day. */
export function hasEventPage(event: CalendarEvent, today: CalendarDate): boolean {
  const lastDay = calendarEventEnd(event)?.date ?? event.date;
  return (addDays(lastDay, DAYS_AFTER) ?? today) >= today;
}

/** The part of a shared site's build that its server loads. */
export interface PageRenderer {
  readonly facts: SiteFacts;
  readonly mails: OwnerMails;
  /** The first day whose events a page shows at an instant (in milliseconds): the earliest date anywhere on earth. */
  firstDay(now: number): CalendarDate;
  /** Renders the home page, the calendar, all dates, the poster, or the page of `events.event`. */
  renderPage(path: string, events: PageEvents): Promise<RenderedPage>;
  /** Writes the iCalendar feed, without events whose pages have expired. */
  feed(dated: readonly DatedEvent[], now: number): string;
  /** Writes one event as an iCalendar file. */
  eventFile(dated: DatedEvent): string;
  /** Writes the sitemap, with these events' pages. */
  sitemap(coming: readonly CalendarEvent[]): string;
}
