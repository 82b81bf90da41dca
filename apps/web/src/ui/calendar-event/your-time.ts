import { type PlainDateTime, toInstant, toPlainDateTime } from "@inner-light/core";
import type { yourTime as words } from "../../../words/events.ts";
import { fill } from "../../site/fill.ts";
import type { Formats } from "../../site/formats.ts";

/** Converts the events' start times to the visitor's time zone. Returns `null` if nothing differs. */
export function yourTimes(events: readonly PlainDateTime[], timeZone: string, yourZone?: string) {
  let isSame = true;
  const times = events.map((event) => {
    const instant = toInstant(event, timeZone);
    // When clocks go forward, the event's stated time may not exist.
    const there = toPlainDateTime(instant, timeZone);
    const { date, time } = toPlainDateTime(instant, yourZone);
    const isOtherDay = date !== there.date;
    if (isOtherDay || time !== there.time) isSame = false;
    return { date, time, isOtherDay };
  });
  return isSame ? null : times;
}

/** Returns "Your time: 1:00 AM or 2:00 AM" if the clocks change between the dates. */
export function yourTimeText(
  times: NonNullable<ReturnType<typeof yourTimes>>,
  { line, otherDay }: typeof words,
  { time, weekday }: Pick<Formats, "time" | "weekday">,
  language: string,
): string {
  const texts = times.map((yours) => {
    const clock = time(yours.time);
    return yours.isOtherDay ? fill(otherDay, { weekday: weekday(yours.date), time: clock }) : clock;
  });
  return fill(line, { time: new Intl.ListFormat(language, { type: "disjunction" }).format(new Set(texts)) });
}
