import type { CalendarEvent } from "@inner-light/core";

/** Returns a workshop on May 2, 2026, with some fields replaced. */
export function sampleEvent(different: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 1,
    title: "First steps with Reiki",
    description: "Hands, breath, and plenty of time for questions.",
    date: "2026-05-02",
    time: "14:05",
    type: "workshop",
    location: "The garden room",
    ...different,
  };
}

/** A time before all sample events, in New York. */
export const A_MORNING_IN_SPRING = "2026-05-01T09:00:00-04:00";
