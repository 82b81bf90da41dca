import type { CalendarEvent, CalendarEventId } from "@inner-light/core";
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
  const { deleted, deletedHere, remove, restore } = useUndo("events", useService(CalendarEventRepository), {
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

/** The selector of an event's first button in the list. */
export function firstButtonOf({ id }: CalendarEvent): string {
  return `[data-event="${id}"] button`;
}
