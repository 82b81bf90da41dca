import { CALENDAR_EVENT_FIELDS, type CalendarEvent, plainLine } from "@inner-light/core";
import { events, repeatingDays } from "../../../../words/events.ts";
import { fill } from "../../../site/fill.ts";
import { siteFormats } from "../../../site/formats.ts";

/** An event in a few words, with plain spaces, for a message about it. For a run, `days` names its days. */
export function titleWithTime(event: CalendarEvent, days?: string): string {
  const title = plainLine(event.title, CALENDAR_EVENT_FIELDS.title.maxLength);
  const time = siteFormats.time(event.time);
  const when =
    days === undefined
      ? fill(events.at, { date: siteFormats.date(event.date), time })
      : fill(repeatingDays.from, { days, date: siteFormats.dateInYear(event.date), time });
  return fill(events.titled, { title, when }).replaceAll("\u00a0", " ");
}
