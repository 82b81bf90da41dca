import { copyOnWrite, type PublishedCalendarFile } from "@inner-light/core";
import { type LocalStoragePage, ownerPorts } from "@inner-light/storage-local";

/** The build's full calendar, with past events. Visitors never load it. */
export const publishedCalendar: PublishedCalendarFile | null = __PUBLISHED_CALENDAR__;

export function storageLocalOwnerPorts(page: LocalStoragePage) {
  return ownerPorts(page, (ports) => copyOnWrite(ports, publishedCalendar));
}
