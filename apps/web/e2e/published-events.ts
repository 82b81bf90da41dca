import type { CalendarDate, CalendarEvent } from "@inner-light/core";

const DATES: readonly CalendarDate[] = [
  "2036-03-04",
  "2036-03-06",
  "2036-03-08",
  "2036-03-10",
  "2036-03-12",
  "2036-03-14",
  "2036-03-16",
  "2036-03-18",
  "2036-03-20",
  "2036-03-22",
  "2036-03-24",
  "2036-03-26",
  "2036-03-28",
  "2036-03-30",
];

/** What some of the events say besides, by their place in the list. */
const STATES: Readonly<Record<number, Partial<CalendarEvent>>> = {
  1: { ends: "00:30" },
  2: { series: 1 },
  3: { series: 1 },
  4: { ends: "20:00", full: true },
  6: { ends: "20:00", canceled: true },
};

/**
 * The calendar that the practice has published: fourteen evenings, every other day over a change to summer time, of
 * which two are a series, one is full and one is canceled.
 */
export const publishedEvents: readonly CalendarEvent[] = DATES.map((date, index) => ({
  id: index + 1,
  title: `Circle ${index + 1} </script> & tea`,
  description: "An hour of shared quiet.",
  date,
  time: "18:30",
  type: "group-session",
  location: "12 Quiet Lane, Albany",
  ...STATES[index],
}));
