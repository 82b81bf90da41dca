export { type CalendarFileOptions, calendarFeed, calendarFile } from "./calendar-file.ts";
