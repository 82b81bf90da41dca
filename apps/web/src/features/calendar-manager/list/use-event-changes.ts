import {
  type CalendarEvent,
  type CalendarEventChange,
  type CalendarEventRepository,
  changesBack,
} from "@inner-light/core";
import { useState } from "react";
import { ownerQueries } from "../../../queries/owner-queries.ts";
import { useCallOf, useQueryOf } from "../../../queries/service-hooks.ts";
import { toasts } from "../../../site/owners-words.ts";
import { useNextFocus } from "../../../ui/focus/use-next-focus.ts";
import { useToast } from "../../../ui/toast/toast-provider.tsx";
import { useErrorToast } from "../../../ui/toast/use-error-toast.ts";
import { useUndo } from "../../../ui/undo/undo.tsx";
import { updatedToast } from "../form/event-draft.tsx";
import { firstButtonOf } from "../form/use-open-form.ts";

export function useEventChanges(offerUndo: (changes: readonly CalendarEventChange[]) => void) {
  const showToast = useToast();
  const focusNext = useNextFocus();
  const onError = useErrorToast({ isOnce: true });
  const [restored, setRestored] = useState<CalendarEvent>();
  const deleted = useQueryOf(ownerQueries.deletedRecords("events"));
  const removal = useCallOf("calendarEvents", (events, ids: readonly number[]) => events.remove(ids));
  const restoration = useCallOf("deletedRecords", (records, ids: readonly number[]) => records.restore("events", ids));
  const { deletedHere, remove, restore } = useUndo<CalendarEvent>({
    deleted,
    removal,
    restoration,
    onRemoved: ({ length }) =>
      showToast(
        length === 1 ? toasts.eventDeleted : { title: "Events Deleted", text: `${length} dates have been removed.` },
      ),
    onRestored: (events, isStillThere) => {
      const [first] = events;
      if (first === undefined) return;
      setRestored(first);
      showToast({
        title: events.length === 1 ? "Event Restored" : "Events Restored",
        name: first.title,
        text: ` is back on the calendar${events.length === 1 ? "" : ` on ${events.length} dates`}.`,
      });
      focusNext(firstButtonOf(first), isStillThere);
    },
  });
  const update = (events: Pick<CalendarEventRepository, "update">, changes: readonly CalendarEventChange[]) =>
    events.update(changes);
  const reversion = useCallOf("calendarEvents", update, {
    onDone: ({ input: [first], isStillThere }) => {
      if (first === undefined) return;
      showToast({ title: "Change Undone", name: first.draft.title, text: " is as it was before." });
      focusNext(firstButtonOf(first.before), isStillThere);
    },
    onError,
  });
  const marking = useCallOf("calendarEvents", update, {
    onDone: ({ result: events, input: [change] }) => {
      if (change === undefined) return;
      offerUndo(changesBack([change.before], events));
      showToast(updatedToast(change.before.title, 1));
    },
    onError,
  });
  return {
    deleted: deleted.data ?? [],
    deletedHere,
    /** The last restored event. It gets focus even if past events are collapsed. */
    restored,
    remove,
    restore,
    change(event: CalendarEvent, changes: Partial<CalendarEvent>) {
      if (!marking.isPending) marking.mutate([{ before: event, draft: { ...event, ...changes } }]);
    },
    /** Undoes a change. Fails if one of the events has changed since. */
    revert(changes: readonly CalendarEventChange[]) {
      const isDouble = reversion.variables === changes && !reversion.isError;
      if (!isDouble) reversion.mutate(changes);
    },
  };
}
