import { type CalendarEvent, writeSeveral } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useNextFocus } from "../../../components/focus/use-next-focus.ts";
import { useToast } from "../../../components/toast/toast-provider.tsx";
import { useUndo } from "../../../components/undo/use-undo.ts";
import { useBackend, useOptionalService, useService } from "../../../ioc/service-provider.tsx";
import { ownerQueries } from "../../../queries/owner-queries.ts";
import { toasts } from "../../../site/specified-toasts.ts";
import { calendarEventToasts } from "../calendar-event-toasts.ts";

/** Deletes and restores events. The first restored event gets the focus. */
export function useCalendarEventUndo() {
  const repository = useService("calendarEvents");
  const showToast = useToast();
  const focusNext = useNextFocus();
  const deletedRecords = useOptionalService("deletedRecords");
  const { guarantees } = useBackend();
  const deleted = useQuery(ownerQueries.deletedRecords(deletedRecords, "events"));
  const { deletedHere, remove, restore } = useUndo<CalendarEvent>({
    deleted,
    remove: (ids) =>
      writeSeveral(guarantees, ids, async (some) => {
        await repository.remove(some);
        return some;
      }),
    restore: deletedRecords && ((ids) => deletedRecords.restore("events", ids)),
    onRemoved: ({ length }) => {
      showToast(length === 1 ? toasts.eventDeleted : calendarEventToasts.deleted(length));
      if (deletedRecords === null) focusNext(`#${FORM_TOGGLE}`);
    },
    onRestored: (events) => {
      const [first] = events;
      if (first === undefined) return;
      showToast(calendarEventToasts.restored(first.title, events.length));
      focusNext(firstButtonOf(first));
    },
  });
  return {
    canRestore: deletedRecords !== null,
    /** All deleted events that are still kept. */
    deleted: deleted.data ?? [],
    deletedHere,
    remove,
    restore,
  };
}

/** The id of the button that opens the form for a new event. */
export const FORM_TOGGLE = "new-event";

/** The selector of an event's first button in the list. */
export function firstButtonOf({ id }: CalendarEvent): string {
  return `[data-event="${id}"] button`;
}
