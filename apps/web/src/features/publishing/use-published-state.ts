import { calendarDifference } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useService } from "../../ioc/service-provider.tsx";
import { calendarEventQueries } from "../../queries/calendar-event-queries.ts";
import { publishedCalendarQueries } from "../../queries/published-calendar-queries.ts";

export type PublishedState = NonNullable<ReturnType<typeof usePublishedState>["state"]>;

/**
 * The published calendar (`null` without one), whether this browser keeps a list of its own, and what publishing the
 * events here would change, once `reads` are done.
 */
export function usePublishedState() {
  const publishedCalendar = useService("publishedCalendar");
  const published = useQuery(publishedCalendarQueries.published(publishedCalendar));
  const hasOwnList = useQuery(publishedCalendarQueries.hasOwnList(publishedCalendar));
  const events = useQuery(calendarEventQueries.list(useService("calendarEvents")));
  const reads = [published, hasOwnList, events];
  if (published.data === undefined || hasOwnList.data === undefined || events.data === undefined) return { reads };
  const difference = calendarDifference(published.data?.events ?? [], events.data);
  return { reads, state: { published: published.data, hasOwnList: hasOwnList.data, difference } };
}
