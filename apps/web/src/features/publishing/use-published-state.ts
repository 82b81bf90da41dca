import { type CalendarDifference, calendarDifference, type PublishedCalendarFile } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useService } from "../../ioc/service-provider.tsx";
import { CalendarEventRepository, PublishedCalendar } from "../../ioc/tokens.ts";
import { calendarEventQueries } from "../../queries/calendar-events.ts";
import { publishedCalendarQueries } from "../../queries/published-calendar.ts";

export interface PublishedState {
  /** The calendar that came with the site; `null` when none was published. */
  readonly published: PublishedCalendarFile | null;
  /** Whether this browser keeps a list of its own. */
  readonly hasOwnList: boolean;
  /** What publishing the events here would change. */
  readonly difference: CalendarDifference;
}

/** The published calendar, and how the events here differ from it. `null` until that is known. */
export function usePublishedState(): PublishedState | null {
  const publishedCalendar = useService(PublishedCalendar);
  const { data: published } = useQuery(publishedCalendarQueries.published(publishedCalendar));
  const { data: hasOwnList } = useQuery(publishedCalendarQueries.hasOwnList(publishedCalendar));
  const events = useQuery(calendarEventQueries.list(useService(CalendarEventRepository)));
  if (published === undefined || hasOwnList === undefined || !events.isSuccess) return null;
  return { published, hasOwnList, difference: calendarDifference(published?.events ?? [], events.data) };
}
