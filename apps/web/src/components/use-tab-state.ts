import { type QueryKey, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";

/** State that outlives its page and ends with the tab: kept in memory only. */
export function useTabState<State>(queryKey: QueryKey, initial: State) {
  const queryClient = useQueryClient();
  const { data } = useQuery<State>({
    queryKey,
    queryFn: skipToken,
    initialData: () => initial,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const update = (change: (before: State) => State) =>
    queryClient.setQueryData<State>(queryKey, (before) => change(before ?? initial));
  return [data ?? initial, update] as const;
}
