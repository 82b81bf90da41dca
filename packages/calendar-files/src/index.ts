export { calendarFeed, calendarFile } from "./calendar-file.ts";
