import type { CalendarEvent } from "@inner-light/core";
import { once } from "../../components/once.ts";
import { QuietButton, QuietRow } from "../../components/quiet-action/quiet-action.ts";
import { VisuallyHidden } from "../../components/visually-hidden.ts";

export interface CalendarEventOwnerActionsProps {
  readonly event: CalendarEvent;
  readonly onEdit: (event: CalendarEvent) => void;
  readonly onDuplicate: (event: CalendarEvent) => void;
  readonly onDelete: (event: CalendarEvent) => void;
}

/** What the owner can do with one event. */
export function CalendarEventOwnerActions({ event, onEdit, onDuplicate, onDelete }: CalendarEventOwnerActionsProps) {
  const title = <VisuallyHidden>{event.title}</VisuallyHidden>;
  return (
    <QuietRow>
      <QuietButton onClick={once(() => onEdit(event))}>Edit {title}</QuietButton>
      <QuietButton onClick={once(() => onDuplicate(event))}>Duplicate {title}</QuietButton>
      <QuietButton onClick={once(() => onDelete(event))}>Delete {title}</QuietButton>
    </QuietRow>
  );
}
