import { type CalendarEvent, type CalendarEventId, NotFoundError } from "@inner-light/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useUndo } from "../../components/undo/use-undo.ts";
import { useNextFocus } from "../../components/use-next-focus.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { CalendarEventRepository } from "../../ioc/tokens.ts";
import { queryKeys } from "../../queries/query-keys.ts";
import { readAgain } from "../../queries/read-again.ts";
import { toasts } from "../../site/toasts.ts";
import { calendarEventToasts } from "./calendar-event-toasts.ts";

/** Returns a function that makes a change, and resolves once the list on the screen shows it. */
export function useCalendarChange() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (change: () => Promise<readonly CalendarEvent[]>) => change(),
    onSuccess: () => readAgain(queryClient, queryKeys.events),
  });
  return mutateAsync;
}

/** Deletes and restores events. A restored event gets the focus. */
export function useCalendarEventUndo() {
  const showToast = useToast();
  const focusNext = useNextFocus();
  const [latestId, setLatestId] = useState<CalendarEventId | null>(null);
  const { deleted, deletedHere, remove, restore } = useUndo("events", useOneAtATime(), {
    onRemoved: ({ id }) => {
      setLatestId(id);
      showToast(toasts.eventDeleted);
    },
    onRestored: (event) => {
      showToast(calendarEventToasts.restored(event.title));
      focusNext(firstButtonOf(event));
    },
  });
  /** The last event deleted since the page was opened. */
  const latest = deletedHere.find(({ id }) => id === latestId);
  return { deleted, latest, remove, restore };
}

/** The calendar's port, for one event at a time. */
function useOneAtATime() {
  const repository = useService(CalendarEventRepository);
  return {
    remove: (id: CalendarEventId) => repository.remove([id]),
    async restore(id: CalendarEventId) {
      const [event] = await repository.restore([id]);
      if (event === undefined) throw new NotFoundError("No such event was deleted");
      return event;
    },
  };
}

/** The selector of an event's first button in the list. */
export function firstButtonOf({ id }: CalendarEvent): string {
  return `[data-event="${id}"] button`;
}
