import type { DefaultOptions } from "@tanstack/react-query";

/**
 * For backends without a server. There is no network to wait for, and a full or blocked storage stays so when the call
 * is repeated. The change feed tells of every change, so nothing goes stale by age.
 */
export const inProcessQueryDefaults: DefaultOptions = {
  queries: { networkMode: "always", retry: false, staleTime: Number.POSITIVE_INFINITY },
  mutations: { networkMode: "always", retry: false },
};
