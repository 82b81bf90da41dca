import type { CalendarEventType, Repetition } from "@inner-light/core";

/** The name of each type of event. */
export const calendarEventTypeNames: Record<CalendarEventType, string> = {
  "aura-reading": "Aura Reading",
  "reiki-healing": "Reiki Healing",
  workshop: "Workshop",
  "group-session": "Group Session",
};

/** How often an event repeats. */
export const repetitionNames: Record<Repetition, string> = {
  never: "Does not repeat",
  weekly: "Every week",
  "two-weekly": "Every two weeks",
  monthly: "Every month, on the same weekday",
};
