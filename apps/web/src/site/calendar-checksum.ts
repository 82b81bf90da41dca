/** The file with the checksum of the calendar that the site was built with, by which /admin knows that it is online. */
export const CALENDAR_CHECKSUM = "calendar-checksum.txt";
