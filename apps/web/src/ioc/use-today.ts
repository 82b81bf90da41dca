import { type CalendarDate, today } from "@inner-light/core";
import { useEffect, useState } from "react";
import { useClock } from "./service-provider.tsx";

/** Never sleep longer than this: a laptop's lid, or a clock that was set, can move midnight. */
const LONGEST_WAIT_MS = 60_000;

/** Today on the wall of the person looking, moving on at their midnight. `null` while prerendering. */
export function useToday(): CalendarDate | null {
  const clock = useClock();
  const [date, setDate] = useState<CalendarDate | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      setDate(today(clock));
      timer = setTimeout(look, Math.min(msUntilMidnight(clock.now()), LONGEST_WAIT_MS));
    };
    look();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", look);
    };
  }, [clock]);

  return date;
}

function msUntilMidnight(now: number): number {
  const midnight = new Date(now);
  midnight.setHours(24, 0, 0, 0);
  return Math.max(midnight.getTime() - now, 1);
}
