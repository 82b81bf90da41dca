import { useQuery } from "@tanstack/react-query";
import { useService } from "../../ioc/service-provider.tsx";
import { CalendarEventRepository } from "../../ioc/tokens.ts";
import { calendarEventQueries } from "../../queries/calendar-events.ts";
import { site } from "../../site/site.ts";
import { useToday } from "./use-today.ts";

/** All events, for the owner. */
export function useCalendarEvents() {
  return useQuery(calendarEventQueries.list(useService(CalendarEventRepository)));
}

/** What is coming up, for visitors. */
export function useUpcomingCalendarEvents() {
  return useQuery(calendarEventQueries.upcoming(useService(CalendarEventRepository), useToday(site.timeZone)));
}
