import { type CalendarEvent, differingFields } from "@inner-light/core";
import { useWatch } from "react-hook-form";
import { valuesOf } from "../../../ui/calendar-event/event-values.ts";
import type { DraftForm } from "../../../ui/field/use-draft-form.ts";
import { Notice } from "../../../ui/notice/notice.tsx";

interface ChangedElsewhereProps extends Pick<DraftForm<string>, "control"> {
  /** The event as it was when the form was opened. */
  readonly editedEvent: CalendarEvent;
  readonly storedEvent: CalendarEvent | undefined;
  /** Whether saving was refused because an event was changed or deleted. */
  readonly isRefused: boolean;
}

/**
 * Says what saving will do to an event, or to its series, that was changed or deleted since the form was opened. Leaves out
 * fields in which the form already has the stored value.
 */
export function ChangedElsewhere({ control, editedEvent, storedEvent, isRefused }: ChangedElsewhereProps) {
  const typed = useWatch({ control });
  const tone = isRefused ? "danger" : "calm";
  if (storedEvent === undefined)
    return (
      <Notice title="This event was deleted somewhere else" tone={tone}>
        If you save, it goes back on the calendar as you have it here. “Cancel” leaves it deleted.
      </Notice>
    );
  const isTyped = (field: keyof CalendarEvent) => (typed[field] || "") === (storedEvent[field] || "");
  const news = differingFields(editedEvent, storedEvent).filter(
    (field) => !isTyped(field) || (field === "time" && !isTyped("ends")),
  );
  if (!isRefused && news.length === 0) return null;
  return (
    <Notice title={`This event${isRefused ? " or its series" : ""} was changed somewhere else`} tone={tone}>
      <p>
        {isRefused && <span>Nothing has been saved yet; please save again. </span>}
        <span>
          {news.length === 0
            ? "What you haven’t edited stays as it is there."
            : `It now has ${valuesOf(storedEvent, news)}. Saving keeps that and adds your changes. Where you both changed the same thing, you choose.`}
        </span>
      </p>
    </Notice>
  );
}
