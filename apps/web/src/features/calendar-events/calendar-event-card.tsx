import type { CalendarEvent } from "@inner-light/core";
import { type ReactNode, useId } from "react";
import { RecordCard, TypedText } from "../../components/record-card.ts";
import { CalendarEventWhen } from "./calendar-event-when.tsx";
import { TypeBadge } from "./type-badge.tsx";

/**
 * One event as visitors and the owner see it. `children` are what can be done with it. It is named by its title and its
 * time, because events that are repeated share their title.
 */
export function CalendarEventCard({ event, children }: { event: CalendarEvent; children?: ReactNode }) {
  const titleId = useId();
  const timeId = useId();
  return (
    <RecordCard aria-labelledby={`${titleId} ${timeId}`}>
      <CalendarEventWhen event={event} timeId={timeId} />
      <h3 id={titleId} dir="auto">
        {event.title}
      </h3>
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
