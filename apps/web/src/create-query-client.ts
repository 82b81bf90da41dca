import { QueryClient } from "@tanstack/react-query";

/**
 * The cache over the repositories. There is no network to be offline from, so nothing ever waits for
 * one; a full or blocked storage does not mend itself by trying again, so nothing is retried.
 * What is on the screen is told of changes. What was not is stale, so it is read again when it comes back, also where
 * its query was waiting for something first.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: "always", retry: false, staleTime: 0, refetchOnWindowFocus: false },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
