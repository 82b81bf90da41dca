import { type CalendarEvent, today, UPCOMING_CALENDAR_EVENTS_LIMIT } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useService, useServices } from "../../ioc/service-provider.tsx";
import { CalendarEventRepository } from "../../ioc/tokens.ts";
import { comingCalendarEvents } from "../../queries/coming-calendar-events.ts";
import { site } from "../../site/site.ts";
import { useIsTakenOver } from "./use-is-taken-over.ts";

/** What the poster shows, or why it shows nothing: the calendar is still read, or cannot be. */
export type PosterEvents = readonly CalendarEvent[] | "pending" | "unreadable";

/** The one coming event with this id, or the next ten that take place. */
export function usePosterEvents(id: number | undefined): PosterEvents {
  const { clock } = useServices();
  const [day] = useState(() => today(clock, site.timeZone ?? undefined));
  const from = useIsTakenOver() ? day : null;
  const { data, isError } = useQuery(comingCalendarEvents(useService(CalendarEventRepository), from));
  if (data === undefined) return isError ? "unreadable" : "pending";
  if (id !== undefined) return data.filter((event) => event.id === id);
  return data.filter(({ canceled }) => !canceled).slice(0, UPCOMING_CALENDAR_EVENTS_LIMIT);
}
