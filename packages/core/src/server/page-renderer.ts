import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { PageEvents } from "../calendar-event/calendar-event-repository.ts";
import { lastDayOf } from "../calendar-event/calendar-event-schedule.ts";
import type { ContactSubmission } from "../contact-submission/contact-submission.ts";
import { addDays, type CalendarDate } from "../shared/wall-clock.ts";

/** The settings that a server needs. */
export interface SiteFacts {
  readonly practiceName: string;
  /** The `BASE_PATH` of the build. Begins and ends with a slash. */
  readonly basePath: string;
  /** Without a trailing slash; `null` if not set. */
  readonly siteUrl: string | null;
  readonly keepMessagesMonths: number | null;
}

export interface RenderedPage {
  readonly html: string;
  readonly policy: string;
}

export interface DatedEvent {
  readonly event: CalendarEvent;
  /** ISO 8601, UTC. Empty for events that another program stored. */
  readonly changedAt: string;
}

interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
}

type Messages = readonly [ContactSubmission, ...ContactSubmission[]];

/** Writes emails to the owner in the site's language. */
export interface OwnerMails {
  /** Reports only how many messages arrived. */
  withoutText(messages: Messages): MailContent;
  /** Includes the messages. `replyTo` is set only for a single message. */
  withText(messages: Messages): MailContent;
  /** Reports how much suspected spam there is, and when it will be deleted. Expects the oldest message first. */
  aboutSpam(messages: Messages): MailContent;
}

/** Days that an event's page stays online after the event. */
const DAYS_AFTER = 90;

export function hasEventPage(event: CalendarEvent, today: CalendarDate): boolean {
  return (addDays(lastDayOf(event), DAYS_AFTER) ?? today) >= today;
}

/** The part of a build that the shared site's server loads. */
export interface PageRenderer {
  readonly facts: SiteFacts;
  readonly mails: OwnerMails;
  /** Returns the earliest date anywhere on earth at `now`, in milliseconds. Pages show events from this day on. */
  firstDay(now: number): CalendarDate;
  /** Renders the home page, the calendar, the all-dates page, the poster, or the page of `events.event`. */
  renderPage(path: string, events: PageEvents): Promise<RenderedPage>;
  /** Returns the iCalendar feed. Omits events whose pages have expired. */
  feed(dated: readonly DatedEvent[], now: number): string;
  eventFile(dated: DatedEvent): string;
  sitemap(coming: readonly CalendarEvent[]): string;
}
