import { upcomingCalendarEvents } from "../calendar-event/calendar-event-schedule.ts";
import type { UpcomingEvents } from "../calendar-event/upcoming-events.ts";
import type { PublishedCalendar, UnpublishedPorts } from "./published-calendar.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/** What visitors read on a site with a published calendar: its events, until the backend stores a list of its own. */
export function withPublishedCalendar(
  { ownList, upcomingEvents }: Pick<UnpublishedPorts, "ownList" | "upcomingEvents">,
  calendar: PublishedCalendarFile | null,
): { readonly publishedCalendar: PublishedCalendar; readonly upcomingEvents: UpcomingEvents } {
  const published = calendar && { ...calendar, events: calendar.events.map((event) => Object.freeze({ ...event })) };
  const publishedCalendar = { ...ownList, published: async () => published };
  if (published === null) return { publishedCalendar, upcomingEvents };
  return {
    publishedCalendar,
    upcomingEvents: {
      list: async (query) =>
        (await ownList.hasOwnList())
          ? upcomingEvents.list(query)
          : upcomingCalendarEvents(published.events, query.from, query.limit),
    },
  };
}
