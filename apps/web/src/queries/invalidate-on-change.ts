import type { Change } from "@inner-light/core";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/** Which reads a change makes stale. */
const readsOf: Record<Change, readonly QueryKey[]> = {
  events: [queryKeys.events, queryKeys.diagnostics],
  messages: [queryKeys.messages, queryKeys.diagnostics],
  slides: [queryKeys.slides, queryKeys.diagnostics],
  gate: [queryKeys.gate],
};

/** A listener for the backend's change feed: what a change makes stale, and is on the screen, is read again. */
export function invalidateOnChange(queryClient: QueryClient): (change: Change) => void {
  return (change) => {
    for (const queryKey of readsOf[change]) void queryClient.invalidateQueries({ queryKey });
  };
}

/**
 * Resolves once what is on the screen under a key has been read again after a change. For a mutation that must not go on
 * before that; it causes no read of its own.
 */
export function readAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  return queryClient.refetchQueries({ queryKey, type: "active", stale: true }, { cancelRefetch: false });
}
