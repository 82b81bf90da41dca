import { copyOnWrite, type OwnList } from "@inner-light/core";
import { type LocalStoragePage, ownerPorts } from "@inner-light/storage-local";
import { publishedCalendar } from "../site/built-calendar.ts";

/** The owner's ports of this browser's local storage. */
export function storageLocalOwnerPorts(page: LocalStoragePage, ownList: OwnList) {
  const ports = ownerPorts(page);
  return { ...ports, ...copyOnWrite({ ...ports, ownList }, publishedCalendar) };
}
