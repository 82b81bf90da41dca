import type { CalendarDate, CalendarEvent } from "@inner-light/core";

const TUESDAYS: readonly CalendarDate[] = [
  "2036-03-04",
  "2036-03-11",
  "2036-03-18",
  "2036-03-25",
  "2036-04-01",
  "2036-04-08",
  "2036-04-15",
  "2036-04-22",
  "2036-04-29",
  "2036-05-06",
  "2036-05-13",
  "2036-05-20",
  "2036-05-27",
  "2036-06-03",
];

/** What some of the events say besides, by their place in the list. */
const STATES: Readonly<Record<number, Partial<CalendarEvent>>> = {
  1: { ends: "00:30" },
  4: { ends: "20:00", full: true },
  6: { ends: "20:00", canceled: true },
};

/** The calendar that the practice has published: fourteen Tuesdays, of which one is full and one is canceled. */
export const publishedEvents: readonly CalendarEvent[] = TUESDAYS.map((date, index) => ({
  id: index + 1,
  title: `Circle ${index + 1} </script> & tea`,
  description: "An hour of shared quiet.",
  date,
  time: "18:30",
  type: "group-session",
  location: "12 Quiet Lane, Albany",
  ...STATES[index],
}));
