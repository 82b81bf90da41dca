import { upcomingCalendarEvents } from "../calendar-event/calendar-event-schedule.ts";
import { forwardingPort } from "../shared/forwarding-port.ts";
import type { PublishedCalendar, UnpublishedPorts } from "./published-calendar.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/**
 * The same backend on a site with a published calendar. Until it stores a list of its own, the published events are read,
 * and reading stores nothing. The first change stores a copy of them before it; from then on its own list counts.
 */
export function withPublishedCalendar<Ports extends UnpublishedPorts>(
  ports: Ports,
  calendar: PublishedCalendarFile | null,
): Omit<Ports, keyof UnpublishedPorts> & UnpublishedPorts & { readonly publishedCalendar: PublishedCalendar } {
  const { hasOwnList, upcomingEvents } = ports;
  const published = calendar && { ...calendar, events: calendar.events.map((event) => Object.freeze({ ...event })) };
  const publishedCalendar = { published: async () => published, hasOwnList };
  if (published === null) return { ...ports, publishedCalendar };
  // Visitors' pages do not load it.
  const load = async () => (await import("./owner-side.ts")).ownerSide(ports, published);
  return {
    ...ports,
    publishedCalendar,
    upcomingEvents: {
      list: async (query) =>
        (await hasOwnList())
          ? upcomingEvents.list(query)
          : upcomingCalendarEvents(published.events, query.from, query.limit),
    },
    calendarEvents: forwardingPort(async () => (await load()).calendarEvents),
    deletedRecords: forwardingPort(async () => (await load()).deletedRecords),
    snapshots: forwardingPort(async () => (await load()).snapshots),
  };
}
