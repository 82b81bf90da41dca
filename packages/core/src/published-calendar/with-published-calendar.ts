import type { BackendPorts } from "../backend/backend-ports.ts";
import type { UpcomingEvents } from "../calendar-event/calendar-event-repository.ts";
import { upcomingCalendarEvents } from "../calendar-event/calendar-event-schedule.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/** What a backend says of its own list of events. */
export interface OwnList {
  /** Whether it stores one, an empty one included. Visitors' pages ask, so it is quick. */
  hasOwnList(): Promise<boolean>;

  /** The text that was written last, from which `readOrigin` reads where the list comes from; `null` for none. */
  readOriginText(): Promise<string | null>;

  /** Keeps a text beside the list. Backups leave it out. */
  writeOriginText(text: string): Promise<void>;
}

/** Optional port: the calendar that came with the site, for a backend whose list of events stays on one device. */
export interface PublishedCalendar extends OwnList {
  /** The calendar that came with the site; `null` when none was published. */
  published(): Promise<PublishedCalendarFile | null>;
}

/** The ports that a published calendar concerns, of a backend that knows of none. */
export interface UnpublishedPorts
  extends Pick<BackendPorts, "upcomingEvents" | "calendarEvents" | "deletedRecords" | "snapshots"> {
  readonly ownList: OwnList;
}

/**
 * What visitors read on a site with a published calendar: its events, until the backend stores a list of its own. Where
 * `calendar` has only what is coming, `whole` reads the rest for the owner.
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
