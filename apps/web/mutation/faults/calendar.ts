import type { Fault } from "../fault.ts";

/** The calendar as visitors see it, its links, and what day it takes for today. */
export const calendarFaults: readonly Fault[] = [
  {
    name: "A damaged calendar claims that nothing is coming up",
    file: "features/calendar-events/use-upcoming-state.ts",
    find: 'if (reason === "unreadable") return { status: "unreadable", reason };',
    replace: 'if (reason === "unreadable") return { status: "read", events: [] };',
    specs: ["damaged-data"],
  },
  {
    name: "A group session is labeled as a workshop",
    file: "features/calendar-events/calendar-event-texts.ts",
    find: '"Group Session"',
    replace: '"Workshop"',
    specs: ["owner-calendar"],
  },
  {
    name: "The visitor's own time leaves out that it falls on the day before",
    file: "features/calendar-events/your-time.ts",
    find: "date !== event.date",
    replace: "date > event.date",
    specs: ["owner-site"],
  },
  {
    name: "Lists do not follow what another tab changes",
    file: "ioc/services.ts",
    find: "subscribe(onChange)",
    replace: "subscribe(() => undefined)",
    specs: ["two-tabs"],
  },
  {
    name: "A list that was out of sight is not read again when its page is reopened",
    file: "queries/invalidate-on-change.ts",
    find: "invalidateQueries({ queryKey })",
    replace: 'invalidateQueries({ queryKey, type: "active" })',
    specs: ["inbox"],
  },
  {
    name: "Yesterday's events stay up to a minute after midnight",
    file: "features/calendar-events/use-today.ts",
    find: "MINUTE_MS - (clock.now() % MINUTE_MS) || MINUTE_MS",
    replace: "MINUTE_MS",
    specs: ["own-calendar"],
  },
  {
    name: "The day ends at the visitor's midnight instead of the practice's",
    file: "features/calendar-events/use-today.ts",
    find: "today(clock, timeZone ?? undefined)",
    replace: "today(clock)",
    specs: ["owner-site"],
  },
  {
    name: "An online event links to a map",
    file: "features/calendar-sharing/calendar-links.ts",
    find: "|online\\b",
    replace: "",
    specs: ["own-calendar"],
  },
  {
    name: "An event's link takes focus away from what the visitor has begun",
    file: "features/calendar-sharing/linked-event.tsx",
    find: " || document.activeElement !== document.body",
    replace: "",
    specs: ["own-calendar"],
  },
];
