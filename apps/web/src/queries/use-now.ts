import { type PlainDateTime, parseWallClockText, plainNow, wallClockText } from "@inner-light/core";
import { useMemo, useSyncExternalStore } from "react";
import { useServices } from "../ioc/use-services.ts";
import { eachMinute } from "../ui/browser/timers.ts";

/** Returns the current minute in an IANA time zone, or in the device's. `null` while prerendering and hydrating. */
export function useNow(timeZone: string | null): PlainDateTime | null {
  const { clock } = useServices();
  const text = useSyncExternalStore(
    eachMinute,
    () => wallClockText(plainNow(clock, timeZone ?? undefined)),
    () => null,
  );
  return useMemo(() => parseWallClockText(text ?? ""), [text]);
}
