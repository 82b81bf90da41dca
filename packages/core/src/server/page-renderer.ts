import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { PageEvents } from "../calendar-event/calendar-event-repository.ts";
import { calendarEventEnd } from "../calendar-event/calendar-event-schedule.ts";
import type { ContactSubmission } from "../contact-submission/contact-submission.ts";
import { addDays, type CalendarDate } from "../shared/wall-clock.ts";

/** What a server has to know of the practice. */
export interface SiteFacts {
  readonly practiceName: string;
  /** The path of the site on its host, which begins and ends with a slash: `BASE_PATH` of the build. */
  readonly basePath: string;
  /** Without a slash at the end; `null` while the owner has given none. */
  readonly siteUrl: string | null;
  readonly keepMessagesMonths: number | null;
}

/** A page as it is sent, and the Content-Security-Policy that fits it. */
export interface RenderedPage {
  readonly html: string;
  readonly policy: string;
}

/** An event, and when it was last changed, as an ISO 8601 date-time in UTC; empty where another program stored it. */
export interface DatedEvent {
  readonly event: CalendarEvent;
  readonly changedAt: string;
}

/** A mail to the owner. */
interface MailContent {
  readonly subject: string;
  readonly text: string;
  /** The sender of a message, whom the owner's answer goes to. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

type Messages = readonly [ContactSubmission, ...ContactSubmission[]];

/** Writes the mails to the owner in the language of the site. */
export interface OwnerMails {
  /** Says how many messages have arrived, and nothing of what is in them. */
  withoutText(messages: Messages): MailContent;
  /** The names, email addresses, phone numbers and texts. Only a mail about one message has a `replyTo`. */
  withText(messages: Messages): MailContent;
  /** How many messages look like spam, the oldest first, and when they are deleted. */
  aboutSpam(messages: Messages): MailContent;
}

/** For how many days after its end the page of an event still says what it was, and when. */
const DAYS_AFTER = 90;

/** Whether an event has a page on a day: not when it has been over for long. */
export function hasEventPage(event: CalendarEvent, today: CalendarDate): boolean {
  const lastDay = calendarEventEnd(event)?.date ?? event.date;
  return (addDays(lastDay, DAYS_AFTER) ?? today) >= today;
}

/** What the build of a shared site leaves for its server. */
export interface PageRenderer {
  readonly facts: SiteFacts;
  readonly mails: OwnerMails;
  /** The first day of which a page shows events at an instant, in milliseconds: no visitor is a day behind it. */
  firstDay(now: number): CalendarDate;
  /** The home page, the calendar, all dates, the poster, or the page of the event in `events`, by its path. */
  renderPage(path: string, events: PageEvents): Promise<RenderedPage>;
  /** The calendar to subscribe to, as iCalendar, without the events that are long over. */
  feed(dated: readonly DatedEvent[], now: number): string;
  /** One event, as an iCalendar file to take in once. */
  eventFile(dated: DatedEvent): string;
  /** The addresses of the site, with the pages of these events, for search engines. */
  sitemap(coming: readonly CalendarEvent[]): string;
}
