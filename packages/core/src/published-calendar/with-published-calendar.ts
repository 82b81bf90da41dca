import type { BackendPorts } from "../backend/backend-ports.ts";
import type { UpcomingEvents } from "../calendar-event/calendar-event-repository.ts";
import { upcomingCalendarEvents } from "../calendar-event/calendar-event-schedule.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/** Whether a backend stores a list of events, and its origin. */
export interface OwnList {
  /** True for an empty list, too. Must be fast, because visitors' pages call it. */
  hasOwnList(): Promise<boolean>;

  /** The last stored string, which `readOrigin` parses; `null` for none. */
  readOriginText(): Promise<string | null>;

  /** Stores a string beside the list. Backups omit it. */
  writeOriginText(text: string): Promise<void>;
}

/** Optional port: the calendar that the site was built with, for a backend whose events stay on one device. */
export interface PublishedCalendar extends OwnList {
  /** The calendar that the site was built with; `null` if none was published. */
  published(): Promise<PublishedCalendarFile | null>;
}

/** The ports of a backend that change with a published calendar. */
export interface UnpublishedPorts
  extends Pick<BackendPorts, "upcomingEvents" | "calendarEvents" | "deletedRecords" | "snapshots"> {
  readonly ownList: OwnList;
}

/**
 * What visitors read on a site with a published calendar: its events, until the backend stores its own list. If
 * `calendar` has only the coming events, `whole` loads all of them for the owner.
 */
export function withPublishedCalendar(
  { ownList, upcomingEvents }: Pick<UnpublishedPorts, "ownList" | "upcomingEvents">,
  calendar: PublishedCalendarFile | null,
  whole = async () => calendar,
): { readonly publishedCalendar: PublishedCalendar; readonly upcomingEvents: UpcomingEvents } {
  const publishedCalendar = { ...ownList, published: async () => frozen(await whole()) };
  const coming = frozen(calendar);
  if (coming === null) return { publishedCalendar, upcomingEvents };
  return {
    publishedCalendar,
    upcomingEvents: {
      list: async (query) =>
        (await ownList.hasOwnList())
          ? upcomingEvents.list(query)
          : upcomingCalendarEvents(coming.events, query.from, query.limit),
    },
  };
}

function frozen(calendar: PublishedCalendarFile | null): PublishedCalendarFile | null {
  return calendar && { ...calendar, events: calendar.events.map((event) => Object.freeze({ ...event })) };
}
