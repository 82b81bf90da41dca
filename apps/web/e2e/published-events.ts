import { addDays, type CalendarEvent } from "@inner-light/core";

const STATES: Readonly<Record<number, Partial<CalendarEvent>>> = {
  1: { ends: "00:30", type: "aura-reading" },
  2: { series: 1 },
  3: { series: 1 },
  4: { ends: "20:00", full: true },
  6: { ends: "20:00", canceled: true },
  14: { series: 2 },
  15: { series: 2, title: "Circle 15 </script> & tea" },
};

const FIRST_DAY = "2036-03-04";

/** The practice's published calendar. It spans a change to daylight saving time, and ends with a series. */
export const publishedEvents: readonly CalendarEvent[] = Array.from({ length: 16 }, (_, index) => ({
  id: index + 1,
  title: `Circle ${index + 1} </script> & tea`,
  description: "An hour of shared quiet.",
  date: addDays(FIRST_DAY, index < 14 ? 2 * index : 7 * index - 69) ?? FIRST_DAY,
  time: "18:30",
  type: "group-session",
  location: "12 Quiet Lane, Albany",
  ...STATES[index],
}));
