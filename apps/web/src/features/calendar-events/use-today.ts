import { type CalendarDate, today } from "@inner-light/core";
import { useEffect, useState } from "react";
import { useServices } from "../../ioc/service-provider.tsx";

/** Midnight falls on a full minute in every time zone. A longer timer would be late after sleep or a clock change. */
const MINUTE_MS = 60_000;

/** Today in a time zone (IANA), or in the device's if it is `null`. Updates at midnight there. `null` while prerendering. */
export function useToday(timeZone: string | null): CalendarDate | null {
  const { clock } = useServices();
  const [date, setDate] = useState<CalendarDate | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      setDate(today(clock, timeZone ?? undefined));
      timer = setTimeout(look, MINUTE_MS - (clock.now() % MINUTE_MS) || MINUTE_MS);
    };
    look();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", look);
    };
  }, [clock, timeZone]);

  return date;
}
