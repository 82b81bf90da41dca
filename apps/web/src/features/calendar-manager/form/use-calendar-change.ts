import type { CalendarEvent } from "@inner-light/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "../../../queries/query-keys.ts";

/** Returns a function that makes a change, and resolves once the list on the screen shows it. */
export function useCalendarChange() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (change: () => Promise<readonly CalendarEvent[]>) => change(),
    // Joins the running reads and starts none.
    onSuccess: () =>
      queryClient.refetchQueries({ queryKey: queryKeys.events, type: "active", stale: true }, { cancelRefetch: false }),
  });
  return mutateAsync;
}
