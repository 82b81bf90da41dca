import { type CalendarEvent, calendarEventDraftSchema, calendarEventFrom, checksum, validate } from "@inner-light/core";
import { SENT_EVENT } from "../../site/sent-event.ts";

/** No longer fragment is decoded: the limits of a draft's texts, with each character written in its longest form. */
const MAX_LENGTH = 20_000;

/**
 * The event that a fragment carries, checked as if the owner had typed it; `null` for a fragment that is damaged or breaks
 * a rule. Its id follows from the fragment, so that a calendar that imports the event twice has it once.
 */
export function readSentEvent(fragment: string): CalendarEvent | null {
  if (!fragment.startsWith(SENT_EVENT) || fragment.length > MAX_LENGTH) return null;
  try {
    const base64 = fragment.slice(SENT_EVENT.length).replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const sent: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const { series: _, ...draft } = validate(calendarEventDraftSchema, sent);
    return calendarEventFrom(draft, Number.parseInt(checksum(fragment), 16));
  } catch {
    return null;
  }
}
