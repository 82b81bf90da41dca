import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { queryKeys } from "./query-keys.ts";

/** Whether the practice's server has answered the page's poll since this error. */
export function useAnswersAgain(error: unknown): boolean {
  const queryClient = useQueryClient();
  const answeredAt = () => queryClient.getQueryState(queryKeys.poll)?.dataUpdatedAt;
  const answered = useSyncExternalStore(queryClient.getQueryCache().subscribe, answeredAt);
  const [last, setLast] = useState({ error, answered });
  if (last.error !== error) setLast({ error, answered });
  return last.answered !== answered;
}
