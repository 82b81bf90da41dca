import { type PlainDateTime, parseWallClockText, plainNow, wallClockText } from "@inner-light/core";
import { useMemo, useSyncExternalStore } from "react";
import { useServices } from "../ioc/use-services.ts";
import { eachMinute } from "../ui/browser/timers.ts";

/**
 * The date and time in a time zone (IANA), or in the device's if it is `null`, to the minute. `null` while prerendering and
 * while hydrating, because the build does not know the moment of the visit.
 */
export function useNow(timeZone: string | null): PlainDateTime | null {
  const { clock } = useServices();
  const text = useSyncExternalStore(
    eachMinute,
    () => wallClockText(plainNow(clock, timeZone ?? undefined)),
    () => null,
  );
  return useMemo(() => parseWallClockText(text ?? ""), [text]);
}
