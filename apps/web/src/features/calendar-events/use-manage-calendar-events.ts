import type { CalendarEvent, DeletedRecord } from "@inner-light/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useUndo } from "../../components/undo/use-undo.ts";
import { useNextFocus } from "../../components/use-next-focus.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { CalendarEventRepository } from "../../ioc/tokens.ts";
import { calendarEventQueries } from "../../queries/calendar-events.ts";
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

/** Deletes and restores events. The first restored event gets the focus. */
export function useCalendarEventUndo() {
  const repository = useService(CalendarEventRepository);
  const showToast = useToast();
  const focusNext = useNextFocus();
  const [latest, setLatest] = useState<readonly CalendarEvent[]>(NONE);
  const { data: deleted = NONE_DELETED } = useQuery(calendarEventQueries.deleted(repository));
  const { deletedHere, remove, restore } = useUndo<CalendarEvent>({
    remove: (ids) => repository.remove(ids),
    restore: (ids) => repository.restore(ids),
    onRemoved: (events) => {
      setLatest(events);
      showToast(toasts.eventDeleted);
    },
    onRestored: (events) => {
      const [first] = events;
      if (first === undefined) return;
      showToast(calendarEventToasts.restored(first.title, events.length));
      focusNext(firstButtonOf(first));
    },
  });
  return {
    /** All deleted events that are still kept. */
    deleted,
    /** The events that were deleted last, together, since the page was opened. */
    latest: deletedHere.find((group) => group.every((event) => latest.includes(event))) ?? NONE,
    remove,
    restore,
  };
}

const NONE: readonly CalendarEvent[] = [];
const NONE_DELETED: readonly DeletedRecord<CalendarEvent>[] = [];

/** The selector of an event's first button in the list. */
export function firstButtonOf({ id }: CalendarEvent): string {
  return `[data-event="${id}"] button`;
}
