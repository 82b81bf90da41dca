import { hasCode, type Noun } from "@inner-light/core";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { Backend } from "../ioc/define-backend.ts";
import { queryKeys } from "./query-keys.ts";

/** Adapters retry idempotent calls. Pausing while offline would leave a form waiting silently. */
const everyCall = { networkMode: "always", retry: false } as const;

/**
 * After a change is rejected because its record was deleted or changed elsewhere, refetches all queries before the
 * mutation settles. On "unauthorized", calls `onLocked` unless the call's `meta` has `locks: false`.
 */
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

/** Call it when the gate may have opened or closed. */
export function invalidateGate(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKeys.gate });
}

/**
 * A listener for the backend's change feed. It invalidates all reads of the changed noun, and the diagnostics, which
 * describe every noun. A read in progress is dropped, because its result may be older.
 */
export function invalidateOnChange(queryClient: QueryClient): (change: Noun) => void {
  return (change) => {
    for (const queryKey of [queryKeys[change], queryKeys.diagnostics]) {
      void queryClient.cancelQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}
