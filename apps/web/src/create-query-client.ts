import { QueryClient } from "@tanstack/react-query";

/**
 * The cache over the repositories. There is no network to be offline from, so nothing ever waits for
 * one; a full or blocked storage does not mend itself by trying again, so nothing is retried.
 * What is shown is told of changes; what comes back into sight was not, so it is read again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: "always", retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: "always" },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
