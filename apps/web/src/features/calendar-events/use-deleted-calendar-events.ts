import type { CalendarEvent } from "@inner-light/core";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";

const KEY = ["deleted-calendar-events"] as const;
const NONE: readonly CalendarEvent[] = [];

/** What was deleted here, the latest first, for as long as this tab lives: it is kept in memory only. */
export function useDeletedCalendarEvents() {
  const queryClient = useQueryClient();
  const { data = NONE } = useQuery<readonly CalendarEvent[]>({
    queryKey: KEY,
    queryFn: skipToken,
    initialData: NONE,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const current = () => queryClient.getQueryData<readonly CalendarEvent[]>(KEY) ?? NONE;
  const without = ({ id }: CalendarEvent) => current().filter((event) => event.id !== id);

  return {
    deleted: data,
    keep(event: CalendarEvent): void {
      queryClient.setQueryData(KEY, [event, ...without(event)]);
    },
    /** Takes an event out. Answers false when somebody, such as the first half of a double click, has done so before. */
    take(event: CalendarEvent): boolean {
      const remaining = without(event);
      const isThere = remaining.length < current().length;
      queryClient.setQueryData(KEY, remaining);
      return isThere;
    },
  };
}
