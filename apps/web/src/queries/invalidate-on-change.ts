import type { Change } from "@inner-light/core";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/**
 * A listener for the backend's change feed. It invalidates all reads of what changed, and the diagnostics, which describe
 * every noun. Reads that are on the screen run again.
 */
export function invalidateOnChange(queryClient: QueryClient): (change: Change) => void {
  return (change) => {
    for (const queryKey of [queryKeys[change], queryKeys.diagnostics]) void queryClient.invalidateQueries({ queryKey });
  };
}
