import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useService } from "../ioc/service-provider.tsx";
import { queryKeys } from "./query-keys.ts";

/** In milliseconds. Two people see each other's changes within five seconds. */
const POLL_MS = 3_000;

/** An answer that takes longer counts as missing, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * While the page is visible, and on focus: has the change feed report what others have changed. Returns whether the
 * practice's server answers.
 */
export function useOthersChanges(): { readonly isConnected: boolean } {
  const changePoller = useService("changePoller");
  const { isError, isFetching } = useQuery({
    queryKey: queryKeys.poll,
    queryFn: () => changePoller.poll().then(() => null),
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isFetching) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isFetching]);
  return { isConnected: !isError && !isLate };
}
