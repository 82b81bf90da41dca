import type { CalendarEvent, CalendarEventDraft, CalendarEventId } from "@inner-light/core";
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

export function useAddCalendarEvents() {
  const repository = useService(CalendarEventRepository);
  return useCalendarEventMutation((drafts: readonly CalendarEventDraft[]) => repository.add(drafts));
}

interface CalendarEventUpdate {
  /** The event as the person saw it. */
  readonly before: CalendarEvent;
  readonly draft: CalendarEventDraft;
}

export function useUpdateCalendarEvent() {
  const repository = useService(CalendarEventRepository);
  return useCalendarEventMutation(({ before, draft }: CalendarEventUpdate) => repository.update(before, draft));
}

/** Resolves once the list on the screen shows the change. */
function useCalendarEventMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => readAgain(queryClient, queryKeys.events),
    // A change is refused when the list on the screen is stale.
    onError: () => queryClient.refetchQueries({ queryKey: queryKeys.events, type: "active" }),
  }).mutateAsync;
}

/** Deletes events, brings them back, and focuses one that is back. */
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
  /** The event that was deleted last, while the page it was on is open. */
  const latest = deletedHere.find(({ id }) => id === latestId);
  return { deleted, latest, remove, restore };
}

/** The selector of an event's first button in the list. */
export function firstButtonOf({ id }: CalendarEvent): string {
  return `[data-event="${id}"] button`;
}
