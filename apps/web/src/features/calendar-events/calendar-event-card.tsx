import type { CalendarEvent } from "@inner-light/core";
import type { ReactNode } from "react";
import { RecordCard, TypedText } from "../../components/record-card.ts";
import { CalendarEventWhen } from "./calendar-event-when.tsx";
import { TypeBadge } from "./type-badge.tsx";

/** One event as visitors and the owner see it. `children` are what can be done with it. */
export function CalendarEventCard({ event, children }: { event: CalendarEvent; children?: ReactNode }) {
  return (
    <RecordCard>
      <CalendarEventWhen event={event} />
      <h3 dir="auto">{event.title}</h3>
      <TypeBadge type={event.type} />
      {event.description?.trim() && <TypedText dir="auto">{event.description}</TypedText>}
      {event.location?.trim() && (
        <p>
          Where: <bdi>{event.location}</bdi>
        </p>
      )}
      {children}
    </RecordCard>
  );
}
