import { type CalendarEvent, type CalendarEventChange, changesBack } from "@inner-light/core";
import { useState } from "react";
import { CALENDAR_EVENTS, DELETED_RECORDS } from "../../../ioc/service-tokens.ts";
import { useCallOf, useQueryOf } from "../../../ioc/use-services.ts";
import { ownerQueries } from "../../../queries/owner-queries.ts";
import { toasts } from "../../../site/owners-words.ts";
import { useNextFocus } from "../../../ui/focus/use-next-focus.ts";
import { useToast } from "../../../ui/toast/toast-provider.tsx";
import { useErrorToast } from "../../../ui/toast/use-error-toast.ts";
import { useUndo } from "../../../ui/undo/undo.tsx";
import { calendarEventToasts } from "../calendar-event-toasts.ts";

/** Deletes and restores events, and takes edits back. Focuses the first event that comes back. */
export function useCalendarEventUndo(offerUndo: (changes: readonly CalendarEventChange[]) => void) {
  const showToast = useToast();
  const focusNext = useNextFocus();
  const [restored, setRestored] = useState<CalendarEvent>();
  const deleted = useQueryOf(DELETED_RECORDS, ownerQueries.deletedRecords("events"));
  const removal = useCallOf(CALENDAR_EVENTS, (events, ids: readonly number[]) => events.remove(ids));
  const restoration = useCallOf(DELETED_RECORDS, (records, ids: readonly number[]) => records.restore("events", ids));
  const { deletedHere, remove, restore } = useUndo<CalendarEvent>({
    deleted,
    remove: removal.mutateAsync,
    restore: restoration.mutateAsync,
    onRemoved: ({ length }) => {
      showToast(length === 1 ? toasts.eventDeleted : calendarEventToasts.deleted(length));
    },
    onRestored: (events, isStillThere) => {
      const [first] = events;
      if (first === undefined) return;
      setRestored(first);
      showToast(calendarEventToasts.restored(first.title, events.length));
      focusNext(firstButtonOf(first), isStillThere);
    },
  });
  const reversion = useCallOf(
    CALENDAR_EVENTS,
    (events, changes: readonly CalendarEventChange[]) => events.update(changes),
    {
      onSuccess: (_, [first], isStillThere) => {
        if (first === undefined) return;
        showToast(calendarEventToasts.reverted(first.draft.title));
        focusNext(firstButtonOf(first.before), isStillThere);
      },
      onError: useErrorToast({ isOnce: true }),
    },
  );
  const marking = useCallOf(CALENDAR_EVENTS, (events, change: CalendarEventChange) => events.update([change]), {
    onSuccess: (events, { before }) => {
      offerUndo(changesBack([before], events));
      showToast(calendarEventToasts.updated(before.title, 1));
    },
    onError: useErrorToast({ isOnce: true }),
  });
  return {
    deleted: deleted.data ?? [],
    deletedHere,
    /** The event that was restored last, which gets the focus even if past events are folded away. */
    restored,
    remove,
    restore,
    /** Changes a mark of one event, without a form. */
    change(event: CalendarEvent, changes: Partial<CalendarEvent>) {
      if (!marking.isPending) marking.mutate({ before: event, draft: { ...event, ...changes } });
    },
    /** Takes an edit back. Refused if one of the events has changed since. */
    revert(changes: readonly CalendarEventChange[]) {
      const isDouble = reversion.variables === changes && !reversion.isError;
      if (!isDouble) reversion.mutate(changes);
    },
  };
}

/** The id of the button that opens the form for a new event. */
export const FORM_TOGGLE = "new-event";

export function firstButtonOf({ id }: CalendarEvent): string {
  return `[data-event="${id}"] button`;
}
