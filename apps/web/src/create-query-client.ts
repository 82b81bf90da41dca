import { QueryClient } from "@tanstack/react-query";

/**
 * The cache over the repositories. There is no network to be offline from, so nothing ever waits for
 * one; a full or blocked storage does not mend itself by trying again, so nothing is retried.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: "always", retry: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
