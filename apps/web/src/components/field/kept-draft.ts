import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";

/** What was typed into a form of this name when its page was left, and not sent or saved. */
export function useKeptDraft<Draft>(name: string): Draft | undefined {
  const queryClient = useQueryClient();
  const [draft] = useState(() => queryClient.getQueryData<Draft>(keyOf(name)));
  return draft;
}

/**
 * Keeps what `typed` answers when the page is left for another of this site, or forgets what was kept before when that
 * is nothing. It is kept in memory only, for as long as this tab lives.
 */
export function useKeepDraft<Draft>(name: string, typed: () => Draft | undefined): void {
  const queryClient = useQueryClient();
  const latest = useEffectEvent(typed);
  useEffect(
    () => () => {
      const queryKey = keyOf(name);
      const draft = latest();
      queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
      if (draft === undefined) queryClient.removeQueries({ queryKey, exact: true });
      else queryClient.setQueryData<Draft>(queryKey, draft);
    },
    [queryClient, name],
  );
}

function keyOf(name: string): readonly string[] {
  return ["draft", name];
}
