import { copyOnWrite } from "@inner-light/core";
import { type LocalStoragePage, ownerPorts } from "@inner-light/storage-local";
import { publishedCalendar } from "../site/published-calendar.ts";

/** The owner's ports of this browser's local storage. */
export function storageLocalOwnerPorts(page: LocalStoragePage) {
  return ownerPorts(page, (ports) => copyOnWrite(ports, publishedCalendar));
}
