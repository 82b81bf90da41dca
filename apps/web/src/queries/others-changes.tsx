import { useQuery } from "@tanstack/react-query";
import { useService } from "../ioc/service-provider.tsx";
import { queryKeys } from "./query-keys.ts";

/** In milliseconds. Two people see each other's changes within five seconds. */
const POLL_MS = 3_000;

/** While the page is visible, and on focus: has the change feed report what others have changed. */
export function OthersChanges() {
  const changePoller = useService("changePoller");
  useQuery({
    queryKey: queryKeys.poll,
    queryFn: () => changePoller.poll().then(() => null),
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  return null;
}
