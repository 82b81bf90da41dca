import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";

/** Why the last read that has ended failed; `null` if it did not. The query itself forgets that while it reads again. */
export function useLastError({ error, isFetching }: Pick<UseQueryResult, "error" | "isFetching">): Error | null {
  const [last, setLast] = useState(error);
  if (!isFetching && last !== error) setLast(error);
  return isFetching ? last : error;
}
