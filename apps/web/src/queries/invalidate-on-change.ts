import type { Change } from "@inner-light/core";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/**
 * A listener for the backend's change feed. It makes all reads of what changed stale, and those on the screen are read
 * again; so are the diagnostics, which describe every noun.
 */
export function invalidateOnChange(queryClient: QueryClient): (change: Change) => void {
  return (change) => {
    for (const queryKey of [queryKeys[change], queryKeys.diagnostics]) void queryClient.invalidateQueries({ queryKey });
  };
}
