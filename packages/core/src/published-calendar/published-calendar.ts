import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import type { UpcomingEvents } from "../calendar-event/upcoming-events.ts";
import type { DeletedRecords } from "../deleted-records/deleted-records.ts";
import type { Snapshots } from "../snapshot/snapshots.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/** Optional port: the calendar that came with the site, for a backend whose list of events stays on one device. */
export interface PublishedCalendar {
  /** The calendar that came with the site; `null` when none was published. */
  published(): Promise<PublishedCalendarFile | null>;

  /** Whether the backend stores its own list, an empty one included. Visitors' pages ask, so it is quick. */
  hasOwnList(): Promise<boolean>;
}

/** The ports that a published calendar concerns, of a backend that knows of none. */
export interface UnpublishedPorts extends Pick<PublishedCalendar, "hasOwnList"> {
  readonly upcomingEvents: UpcomingEvents;
  readonly calendarEvents: CalendarEventRepository;
  readonly deletedRecords: DeletedRecords;
  readonly snapshots: Snapshots;
}
