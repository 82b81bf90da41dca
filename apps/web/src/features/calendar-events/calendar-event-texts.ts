import type { CalendarEventType } from "@inner-light/core";

/** The name of each type of event. */
export const calendarEventTypeNames: Record<CalendarEventType, string> = {
  "aura-reading": "Aura Reading",
  "reiki-healing": "Reiki Healing",
  workshop: "Workshop",
  "group-session": "Group Session",
};
