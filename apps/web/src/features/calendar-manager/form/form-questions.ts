import {
  type CalendarDate,
  type CalendarEvent,
  type EditedField,
  formatCalendarDate,
  formatCalendarEventHours,
  plainLine,
} from "@inner-light/core";
import { calendarEventTypeTexts } from "../../../components/calendar-event/calendar-event-texts.ts";

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
export function datesInWords(dates: readonly CalendarDate[]): string {
  return listFormat.format(dates.map((date) => formatCalendarDate(date).split(", ")[1] ?? date));
}

/** Asks whose version of these fields to save. */
export function conflictQuestion(stored: CalendarEvent, fields: readonly EditedField[]): string {
  return `Somewhere else, this event was given ${valuesOf(stored, fields)}. Which version would you like to keep?`;
}

/** The labels of the answers: the version in the form, and the stored one. */
export function conflictAnswers(edited: CalendarEvent, stored: CalendarEvent, fields: readonly EditedField[]) {
  return [`Keep ${valuesOf(edited, fields)} (yours)`, `Keep ${valuesOf(stored, fields)}`];
}

/** "the title “Circle” and the mark “Full”". */
export function valuesOf(event: CalendarEvent, fields: readonly EditedField[]): string {
  return listFormat.format(fields.map((field) => values[field](event)));
}

const values: Record<EditedField, (event: CalendarEvent) => string> = {
  title: ({ title }) => `the title “${title}”`,
  description: ({ description }) =>
    description?.trim() ? `the description “${plainLine(description, DESCRIPTION_LENGTH)}”` : "no description",
  date: ({ date }) => `the date ${formatCalendarDate(date)}`,
  time: (event) => `the time ${formatCalendarEventHours(event)}`,
  type: ({ type }) => `the type ${calendarEventTypeTexts[type].eventName}`,
  location: ({ location }) => (location?.trim() ? `the location “${location}”` : "no location"),
  canceled: ({ canceled }) => (canceled ? "the mark “Canceled”" : "no mark “Canceled”"),
  full: ({ full }) => (full ? "the mark “Full”" : "no mark “Full”"),
};

/** As much of a description as tells it from another, in characters. */
const DESCRIPTION_LENGTH = 60;

const listFormat = new Intl.ListFormat("en-US");
