import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useIsLate } from "../../browser/use-is-late.ts";
import { Notice } from "../../components/notice/notice.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useService } from "../../ioc/service-provider.tsx";
import { queryKeys } from "../../queries/query-keys.ts";

/** Says that the practice's server does not answer, and when it does again. Keeps the page up to date meanwhile. */
export function ConnectionNotice() {
  const { isConnected } = useOthersChanges();
  const showToast = useToast();
  const wasConnected = useRef(true);
  useEffect(() => {
    if (isConnected && !wasConnected.current)
      showToast({ title: "Your Site Is Back", text: "This page is up to date again." });
    wasConnected.current = isConnected;
  }, [isConnected, showToast]);
  return (
    <div aria-live="polite">
      {!isConnected && (
        <Notice title="No connection to your site">
          What you see here may be out of date, and changes can’t be saved until your site answers again.
        </Notice>
      )}
    </div>
  );
}

/** In milliseconds. Two people see each other's changes within five seconds. */
const POLL_MS = 3_000;

/** An answer that takes longer counts as missing, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * While the page is visible, and on focus: has the change feed report what others have changed. Returns whether the
 * practice's server answers.
 */
function useOthersChanges(): { readonly isConnected: boolean } {
  const changePoller = useService("changePoller");
  const { isError, isFetching } = useQuery({
    queryKey: queryKeys.poll,
    queryFn: () => changePoller.poll().then(() => null),
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  const isLate = useIsLate(isFetching, PATIENCE_MS);
  return { isConnected: !isError && !isLate };
}
