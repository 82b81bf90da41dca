import { useEffect } from "react";
import { prepareToasts } from "../../components/toast/toast-provider.tsx";
import { useServices } from "../../ioc/service-provider.tsx";

/**
 * Fetches what sending needs as soon as the form is there, so that it works even if the connection is gone by then.
 * (Chromium does not fetch a script again that failed to load, until the page is reloaded.)
 */
export function useReadyToSend(): void {
  const { load } = useServices();
  useEffect(() => {
    prepareToasts();
    load().catch(() => undefined); // Sending says what went wrong.
  }, [load]);
}
