import { type CalendarDate, type CalendarEvent, isCalendarDate } from "@inner-light/core";

/**
 * The day of an event: every other day of a March with a change to daylight saving time, and the two Wednesdays after
 * it.
 */
function dateOf(index: number): CalendarDate {
  const date = index < 14 ? `2036-03-${String(4 + 2 * index).padStart(2, "0")}` : `2036-04-0${7 * index - 96}`;
  if (!isCalendarDate(date)) throw new RangeError(date);
  return date;
}

/** Extra fields of some events, by their position in the list. */
const STATES: Readonly<Record<number, Partial<CalendarEvent>>> = {
  1: { ends: "00:30", type: "aura-reading" },
  2: { series: 1 },
  3: { series: 1 },
  4: { ends: "20:00", full: true },
  6: { ends: "20:00", canceled: true },
  14: { series: 2 },
  15: { series: 2, title: "Circle 15 </script> & tea" },
};

/** The practice's published calendar: fourteen evenings, one of them full and one canceled, and a series of two. */
export const publishedEvents: readonly CalendarEvent[] = Array.from({ length: 16 }, (_, index) => ({
  id: index + 1,
  title: `Circle ${index + 1} </script> & tea`,
  description: "An hour of shared quiet.",
  date: dateOf(index),
  time: "18:30",
  type: "group-session",
  location: "12 Quiet Lane, Albany",
  ...STATES[index],
}));
