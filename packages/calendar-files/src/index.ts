export { calendarFile } from "./calendar-file.ts";
