import { type CalendarDate, today } from "@inner-light/core";
import { useSyncExternalStore } from "react";
import { useServices } from "../ioc/use-services.ts";
import { eachMinute } from "../ui/browser/timers.ts";

/**
 * Today in a time zone (IANA), or in the device's if it is `null`. Updates within a minute after midnight there. `null`
 * while prerendering and while hydrating, because the build does not know the day of the visit.
 */
export function useToday(timeZone: string | null): CalendarDate | null {
  const { clock } = useServices();
  return useSyncExternalStore(
    eachMinute,
    () => today(clock, timeZone ?? undefined),
    () => null,
  );
}
