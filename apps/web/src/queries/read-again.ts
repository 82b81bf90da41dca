import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Resolves once what is on the screen under a key has been read again after a change. For a mutation that must not go on
 * before that; it causes no read of its own.
 */
export function readAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  return queryClient.refetchQueries({ queryKey, type: "active", stale: true }, { cancelRefetch: false });
}
