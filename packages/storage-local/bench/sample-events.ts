import { type CalendarDate, type CalendarEvent, type CalendarEventDraft, isCalendarDate } from "@inner-light/core";

/** The day from which events are upcoming: half of them are. */
export const TODAY = "2026-05-01";

const DESCRIPTION =
  "An unhurried evening for everyone who would like to learn how to see, and to be seen in good light. Tea after.";

/** `count` events over two years, not in the order of their dates, each of about 260 characters as JSON. */
export function sampleEvents(count: number): CalendarEvent[] {
  return Array.from({ length: count }, (_, index) => ({
    ...sampleDraft(`Evening of light, number ${index}`),
    id: index + 1,
    date: dateAfter((index * 263) % 730),
    type: "workshop",
  }));
}

/** The draft of an event tomorrow evening. */
export function sampleDraft(title: string) {
  const draft = {
    title,
    description: DESCRIPTION,
    date: "2026-05-02",
    time: "18:30",
    type: "workshop",
    location: "The garden room, second floor",
  } as const;
  return draft satisfies CalendarEventDraft;
}

/** The date so many days after May 1, 2025. */
function dateAfter(days: number): CalendarDate {
  const date = new Date(Date.UTC(2025, 4, 1 + days)).toISOString().slice(0, 10);
  if (!isCalendarDate(date)) throw new Error(`${date} is no date`);
  return date;
}
