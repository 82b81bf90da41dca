import { hasCode, type Noun } from "@inner-light/core";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { Backend } from "../ioc/define-backend.ts";
import { queryKeys } from "./query-keys.ts";

/** Adapters repeat what is safe to repeat. Pausing while offline would leave a form waiting silently. */
const everyCall = { networkMode: "always", retry: false } as const;

/**
 * The cache of what a backend returned. If a change is refused because a record is gone or was changed elsewhere, the screen
 * is stale: the mutation settles once all queries on the screen have run again. If a port refuses the owner, the gate has
 * closed: `onLocked` is called. With `locks: false` in its `meta`, what refuses is not the gate.
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

/** Call it once the gate may have opened or closed. */
export function invalidateGate(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKeys.gate });
}

/**
 * A listener for the backend's change feed. It invalidates all reads of what changed, and the diagnostics, which describe
 * every noun. Reads on the screen run again; a read under way is dropped, because its answer may be older.
 */
export function invalidateOnChange(queryClient: QueryClient): (change: Noun) => void {
  return (change) => {
    for (const queryKey of [queryKeys[change], queryKeys.diagnostics]) {
      void queryClient.cancelQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}
