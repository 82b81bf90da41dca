import { type CalendarDate, today } from "@inner-light/core";
import { useCallback, useSyncExternalStore } from "react";
import { useServices } from "../ioc/service-provider.tsx";

/** Midnight falls on a full minute in every time zone. A longer timer would be late after sleep or a clock change. */
const MINUTE_MS = 60_000;

/**
 * Today in a time zone (IANA), or in the device's if it is `null`. Updates at midnight there. `null` while prerendering
 * and while hydrating, because the build does not know the day of the visit.
 */
export function useToday(timeZone: string | null): CalendarDate | null {
  const { clock } = useServices();

  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(look, MINUTE_MS - (clock.now() % MINUTE_MS) || MINUTE_MS);
      };
      const look = () => {
        clearTimeout(timer);
        onChange();
        wait();
      };
      wait();
      document.addEventListener("visibilitychange", look);
      window.addEventListener("pageshow", look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", look);
        window.removeEventListener("pageshow", look);
      };
    },
    [clock],
  );

  return useSyncExternalStore(
    subscribe,
    () => today(clock, timeZone ?? undefined),
    () => null,
  );
}
