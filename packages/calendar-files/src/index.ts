export type { CalendarNotes } from "./calendar-description.ts";
export { calendarFeed } from "./calendar-feed.ts";
export { type CalendarFileOptions, calendarFile } from "./calendar-file.ts";
