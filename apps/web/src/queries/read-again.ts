import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Resolves once the active queries under a key have been read again after a change. For a mutation that must wait for
 * that. It joins the running reads and starts none.
 */
export function readAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  return queryClient.refetchQueries({ queryKey, type: "active", stale: true }, { cancelRefetch: false });
}
