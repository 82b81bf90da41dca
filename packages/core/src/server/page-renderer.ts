import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { PageEvents } from "../calendar-event/calendar-event-repository.ts";
import { calendarEventEnd } from "../calendar-event/calendar-event-schedule.ts";
import type { ContactSubmission } from "../contact-submission/contact-submission.ts";
import { addDays, type CalendarDate } from "../shared/wall-clock.ts";

/** The practice's settings that a server needs. */
export interface SiteFacts {
  readonly practiceName: string;
  /** The path of the site on its host, which begins and ends with a slash: `BASE_PATH` of the build. */
  readonly basePath: string;
  /** Without a trailing slash; `null` until the owner sets one. */
  readonly siteUrl: string | null;
  readonly keepMessagesMonths: number | null;
}

/** A page, and its Content-Security-Policy. */
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

/** Writes emails to the owner in the language of the site. */
export interface OwnerMails {
  /** The number of new messages, and nothing from them. */
  withoutText(messages: Messages): MailContent;
  /** The messages in full. Only an email about one message has a `replyTo`. */
  withText(messages: Messages): MailContent;
  /** The number of messages that look like spam, the oldest first, and when they are deleted. */
  aboutSpam(messages: Messages): MailContent;
}

/** The page of an event stays for this many days after its end. */
const DAYS_AFTER = 90;

/** Whether an event has a page on a day. */
export function hasEventPage(event: CalendarEvent, today: CalendarDate): boolean {
  const lastDay = calendarEventEnd(event)?.date ?? event.date;
  return (addDays(lastDay, DAYS_AFTER) ?? today) >= today;
}

/** The output of a shared site's build that its server loads. */
export interface PageRenderer {
  readonly facts: SiteFacts;
  readonly mails: OwnerMails;
  /** The first day whose events a page shows at an instant, in milliseconds: the earliest date anywhere. */
  firstDay(now: number): CalendarDate;
  /** The home page, the calendar, all dates, the poster, or the page of `events.event`. */
  renderPage(path: string, events: PageEvents): Promise<RenderedPage>;
  /** The iCalendar feed, without events whose pages have expired. */
  feed(dated: readonly DatedEvent[], now: number): string;
  /** One event as an iCalendar file. */
  eventFile(dated: DatedEvent): string;
  /** The sitemap, with the pages of these events. */
  sitemap(coming: readonly CalendarEvent[]): string;
}
