import { type CalendarDate, today } from "@inner-light/core";
import { useSyncExternalStore } from "react";
import { useServices } from "../ioc/service-provider.tsx";

/**
 * Today in a time zone (IANA), or in the device's if it is `null`. Updates within a minute after midnight there. `null`
 * while prerendering and while hydrating, because the build does not know the day of the visit.
 */
export function useToday(timeZone: string | null): CalendarDate | null {
  const { clock } = useServices();
  return useSyncExternalStore(
    subscribe,
    () => today(clock, timeZone ?? undefined),
    () => null,
  );
}

/** A longer timer would be late after sleep or a clock change. A page that comes back shows its day at once. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  document.addEventListener("visibilitychange", onChange);
  window.addEventListener("pageshow", onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onChange);
    window.removeEventListener("pageshow", onChange);
  };
}
