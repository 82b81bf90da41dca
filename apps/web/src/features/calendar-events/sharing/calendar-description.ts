import type { CalendarEvent } from "@inner-light/core";
import { plainText } from "../../../components/text/plain-text.ts";

/**
 * The description of an event in another calendar: the event's own, and below it what that calendar would not show
 * otherwise. Blank lines separate them.
 */
export function calendarDescription({ description, ends, canceled, full }: CalendarEvent): string {
  const notes = [canceled ? CANCELED : full && FULL, ends === undefined && NO_END].filter(Boolean).join("\n");
  return [plainText(description ?? ""), notes].filter((text) => text.trim() !== "").join("\n\n");
}

const CANCELED = "This event is canceled.";
const FULL = "This event is full.";
const NO_END = "The end time isn’t known, so this is entered as one hour.";
