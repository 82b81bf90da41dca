import { type CalendarEvent, isSameCalendarEvent } from "@inner-light/core";
import { useBackend, useIsBound } from "../../../ioc/use-services.ts";
import { builtCalendar } from "../../../site/built-calendar.ts";

/** Whether every visitor sees an event on the calendar, and on its own page, exactly as it is here. */
export function useIsPublic(): (event: CalendarEvent) => boolean {
  const isShared = useBackend().dataLocation === "practice";
  const published = useIsBound("publishedCalendar") ? builtCalendar.upcoming : null;
  return (event) => isShared || published?.some((other) => isSameCalendarEvent(other, event)) === true;
}
