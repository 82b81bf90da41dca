import { hasCode, type Noun } from "@inner-light/core";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { Backend } from "../ioc/define-backend.ts";
import { queryKeys } from "./query-keys.ts";

/** Adapters retry idempotent calls. Pausing while offline would leave a form waiting silently. */
const everyCall = { networkMode: "always", retry: false } as const;

/** On "not-found" or "conflict", refetches everything. On "unauthorized", locks unless `meta.locks` is false. */
export function createQueryClient({ staleTime }: Backend, onLocked: () => void): QueryClient {
  const lock = (error: Error, { locks = true } = {}) => {
    if (!locks || !hasCode(error, "unauthorized")) return;
    onLocked();
    invalidateGate(queryClient);
  };
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { ...everyCall, staleTime, refetchOnReconnect: true },
      mutations: everyCall,
    },
    queryCache: new QueryCache({ onError: (error, { meta }) => lock(error, meta) }),
    mutationCache: new MutationCache({
      onError: async (error, _, __, { meta }) => {
        lock(error, meta);
        if (hasCode(error, "not-found") || hasCode(error, "conflict")) await queryClient.invalidateQueries();
      },
    }),
  });
  return queryClient;
}

/** Call this when the gate may have opened or closed. */
export function invalidateGate(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKeys.gate });
}

/** Returns a change-feed listener. It cancels reads in progress, because they may return older data. */
export function invalidateOnChange(queryClient: QueryClient): (change: Noun) => void {
  return (change) => {
    for (const queryKey of [queryKeys[change], queryKeys.diagnostics]) {
      void queryClient.cancelQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}
