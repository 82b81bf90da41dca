import type { Unsubscribe } from "@inner-light/core";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Lazy } from "./service-provider.tsx";

/** Keeps what was read under `queryKey` fresh: a change made anywhere, another tab included, reads it again. */
export function useRepositoryChanges(
  service: Lazy<{ subscribe(listener: () => void): Unsubscribe }>,
  queryKey: QueryKey,
  wanted = true,
): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!wanted) return;
    let ended = false;
    let unsubscribe: Unsubscribe | undefined;
    service().then(
      (repository) => {
        if (ended) return;
        unsubscribe = repository.subscribe(() => void queryClient.invalidateQueries({ queryKey }));
      },
      () => undefined, // Whoever reads says what went wrong.
    );
    return () => {
      ended = true;
      unsubscribe?.();
    };
  }, [service, queryClient, queryKey, wanted]);
}
