import { useEffect, useRef } from "react";
import { Notice } from "../../components/notice/notice.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useOthersChanges } from "../../queries/others-changes.tsx";

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
