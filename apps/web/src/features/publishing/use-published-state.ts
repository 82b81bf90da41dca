import { calendarDifference } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useService } from "../../ioc/service-provider.tsx";
import { calendarEventQueries } from "../../queries/calendar-event-queries.ts";
import { publishedCalendarQueries } from "../../queries/published-calendar-queries.ts";

export type PublishedState = NonNullable<ReturnType<typeof usePublishedState>>;

/**
 * The published calendar (`null` without one), whether this browser keeps a list of its own, and what publishing the
 * events here would change. `null` until that is known.
 */
export function usePublishedState() {
  const publishedCalendar = useService("publishedCalendar");
  const { data: published } = useQuery(publishedCalendarQueries.published(publishedCalendar));
  const { data: hasOwnList } = useQuery(publishedCalendarQueries.hasOwnList(publishedCalendar));
  const events = useQuery(calendarEventQueries.list(useService("calendarEvents")));
  if (published === undefined || hasOwnList === undefined || !events.isSuccess) return null;
  return { published, hasOwnList, difference: calendarDifference(published?.events ?? [], events.data) };
}
