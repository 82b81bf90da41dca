import type { CalendarDate, CalendarEvent, EditedField } from "@inner-light/core";
import { valuesOf } from "../../../components/calendar-event/event-values.ts";
import { americanFormats } from "../../../site/american-formats.ts";

/** The labels of the answers to which events of a series a change is for. `count` is how many there are from it on. */
export function seriesAnswers(count: number): [only: string, later: string] {
  return ["Only this one", `This and later ones (${count})`];
}

/** Asks which events of a series an edit is for. Names the dates that would keep a time of their own. */
export function seriesQuestion(datesWithOwnTime: readonly CalendarDate[]): string {
  const question = "This event is part of a series. What would you like to change?";
  if (datesWithOwnTime.length === 0) return question;
  return `${question} ${datesInWords(datesWithOwnTime)} ${datesWithOwnTime.length === 1 ? "keeps its" : "keep their"} own time.`;
}

/** "May 14 and May 21". */
function datesInWords(dates: readonly CalendarDate[]): string {
  return new Intl.ListFormat("en-US").format(dates.map(americanFormats.dayOfMonth));
}

/** Asks whose version of these fields to save. */
export function conflictQuestion(stored: CalendarEvent, fields: readonly EditedField[]): string {
  return `Somewhere else, this event was given ${valuesOf(stored, fields)}. Which version would you like to keep?`;
}

/** The labels of the answers: the version in the form, and the stored one. */
export function conflictAnswers(edited: CalendarEvent, stored: CalendarEvent, fields: readonly EditedField[]) {
  return [`Keep ${valuesOf(edited, fields)} (yours)`, `Keep ${valuesOf(stored, fields)}`];
}
