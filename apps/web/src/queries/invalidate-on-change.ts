import { type Change, ConflictError, NotFoundError } from "@inner-light/core";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/**
 * A listener for the backend's change feed. It invalidates all reads of what changed, and the diagnostics, which describe
 * every noun. Reads that are on the screen run again; what a read under way returns is dropped, since it may be older.
 */
export function invalidateOnChange(queryClient: QueryClient): (change: Change) => void {
  return (change) => {
    for (const queryKey of [queryKeys[change], queryKeys.diagnostics]) {
      void queryClient.cancelQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}

/**
 * A listener for failed mutations. A record that is gone or was changed elsewhere means that the screen is stale, so it
 * resolves once all queries on the screen have run again.
 */
export async function refetchOnStaleChange(queryClient: QueryClient, error: Error): Promise<void> {
  const isStale = error instanceof NotFoundError || error instanceof ConflictError;
  if (isStale) await queryClient.refetchQueries({ type: "active" });
}
