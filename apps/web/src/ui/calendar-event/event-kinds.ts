import type { CalendarEventType } from "@inner-light/core";
import { eventTypes } from "../../../words/calendar.ts";
import { services } from "../../../words/services.ts";
import type { ServiceId } from "../../site/services.ts";
import { site } from "../../site/site.ts";

interface EventKind {
  readonly eventName: string;
  readonly booking: string;
  readonly service?: ServiceId;
}

/** The kinds of events, in form order. Each kind's light is `../drawings/event-<kind>.svg`. */
export const eventKinds: Readonly<Record<CalendarEventType, EventKind>> = {
  "aura-reading": { ...services.auraReading, service: "auraReading" },
  "reiki-healing": { ...services.reikiHealing, service: "reikiHealing" },
  workshop: eventTypes.workshop,
  "group-session": eventTypes.groupSession,
};

export const offeredEventTypes = (Object.keys(eventKinds) as CalendarEventType[]).filter((kind) => {
  const { service } = eventKinds[kind];
  return service === undefined || site.services.includes(service);
});
