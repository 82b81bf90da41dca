import type { CalendarEvent, CalendarEventDraft, CalendarEventId } from "@inner-light/core";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useService } from "../../ioc/service-provider.tsx";
import { CalendarEventRepository } from "../../ioc/tokens.ts";
import { useRepositoryChanges } from "../../ioc/use-repository-changes.ts";
import { useToday } from "./use-today.ts";
import { site } from "../../site/site.ts";
import { calendarEventKeys, calendarEventQueries } from "./calendar-event-queries.ts";

/** All events, for the owner. */
export function useCalendarEvents() {
  const repository = useService(CalendarEventRepository);
  useRepositoryChanges(repository, calendarEventKeys.all);
  return useQuery(calendarEventQueries.list(repository));
}

/** What is coming up, for visitors. At midnight the old list stays until the new one is read. */
export function useUpcomingCalendarEvents() {
  const repository = useService(CalendarEventRepository);
  useRepositoryChanges(repository, calendarEventKeys.all);
  return useQuery({
    ...calendarEventQueries.upcoming(repository, useToday(site.timeZone)),
    placeholderData: keepPreviousData,
  });
}

/** What became of some drafts: the events that were added, and why there are no more of them. */
export interface AddedCalendarEvents {
  readonly added: readonly CalendarEvent[];
  readonly error: unknown;
}

/** Adds one event after the other, as many as fit. Rejects only when not even the first was added. */
export function useAddCalendarEvents() {
  const repository = useService(CalendarEventRepository);
  const onSuccess = useInvalidateCalendarEvents();
  return useMutation({
    mutationFn: async (drafts: readonly CalendarEventDraft[]): Promise<AddedCalendarEvents> => {
      const added: CalendarEvent[] = [];
      for (const draft of drafts) {
        try {
          added.push(await (await repository()).add(draft));
        } catch (error) {
          if (added.length === 0) throw error;
          return { added, error };
        }
      }
      return { added, error: null };
    },
    onSuccess,
  });
}

export function useUpdateCalendarEvent() {
  const repository = useService(CalendarEventRepository);
  const onSettled = useInvalidateCalendarEvents();
  return useMutation({
    mutationFn: async ({ id, draft }: { id: CalendarEventId; draft: CalendarEventDraft }) =>
      (await repository()).update(id, draft),
    onSettled,
  });
}

export function useRestoreCalendarEvent() {
  const repository = useService(CalendarEventRepository);
  const onSettled = useInvalidateCalendarEvents();
  return useMutation({ mutationFn: async (event: CalendarEvent) => (await repository()).restore(event), onSettled });
}

export function useRemoveCalendarEvent() {
  const repository = useService(CalendarEventRepository);
  const onSettled = useInvalidateCalendarEvents();
  return useMutation({ mutationFn: async (id: CalendarEventId) => (await repository()).remove(id), onSettled });
}

function useInvalidateCalendarEvents() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: calendarEventKeys.all });
}
