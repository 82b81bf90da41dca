import type { BackendPorts } from "../backend/backend-ports.ts";
import type { UpcomingEvents } from "../calendar-event/calendar-event-repository.ts";
import { upcomingCalendarEvents } from "../calendar-event/calendar-event-schedule.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/** A backend's own list of events, and where it came from. */
export interface OwnList {
  /** True for an empty list as well. Must be fast, because visitors' pages call it. */
  hasOwnList(): Promise<boolean>;

  /** Returns the string from `writeOriginText`. `readOrigin` parses it. */
  readOriginText(): Promise<string | null>;

  /** Stores a string next to the list. Backups omit it. */
  writeOriginText(text: string): Promise<void>;
}

/** Optional port: the calendar in the site's build, for a backend whose events stay on one device. */
export interface PublishedCalendar extends OwnList {
  published(): Promise<PublishedCalendarFile | null>;
}

/** The ports that a published calendar changes. */
export interface UnpublishedPorts
  extends Pick<BackendPorts, "upcomingEvents" | "calendarEvents" | "deletedRecords" | "snapshots"> {
  readonly ownList: OwnList;
}

/** Reads the published events until the backend has its own list. `whole` loads past events for the owner. */
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
