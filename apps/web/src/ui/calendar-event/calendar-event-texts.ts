import { CALENDAR_EVENT_TYPES, type CalendarEventType } from "@inner-light/core";
import { eventTypes } from "../../../words/calendar.ts";
import { services } from "../../../words/services.ts";
import { serviceOf } from "../../site/offered-services.ts";
import { site } from "../../site/site.ts";

/** The words for each type of event. `booking` follows the name in the list of sessions to book. */
export const calendarEventTypeTexts = {
  "aura-reading": services.auraReading,
  "reiki-healing": services.reikiHealing,
  workshop: eventTypes.workshop,
  "group-session": eventTypes.groupSession,
} satisfies Record<CalendarEventType, { eventName: string; booking: string }>;

/** The types of event without those of services that the practice leaves out. */
export const offeredEventTypes: readonly CalendarEventType[] = CALENDAR_EVENT_TYPES.filter((eventType) => {
  const service = serviceOf[eventType];
  return service === undefined || site.services.includes(service);
});
