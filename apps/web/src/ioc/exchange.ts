/** What makes and reads the files that the owner downloads and chooses. Imported late, because few visits need it. */
export {
  checksumOfCalendar,
  publishCalendar,
  writePublishedCalendar,
} from "@inner-light/core";
