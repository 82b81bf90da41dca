import { type CalendarEvent, plainText } from "@inner-light/core";

/** The sentences below an event's description, in the language of the site. */
export interface CalendarNotes {
  readonly canceled: string;
  readonly full: string;
  /** Of an event without an end, which calendars do not know. */
  readonly noEnd: string;
}

/** The description of an event in another calendar: its own, and what that calendar would not show otherwise. */
export function calendarDescription(
  { description, ends, canceled, full }: CalendarEvent,
  notes: CalendarNotes,
): string {
  const state = canceled ? notes.canceled : full && notes.full;
  const below = [state, ends === undefined && notes.noEnd].filter(Boolean).join("\n");
  return [plainText(description ?? ""), below].filter((text) => text.trim() !== "").join("\n\n");
}
