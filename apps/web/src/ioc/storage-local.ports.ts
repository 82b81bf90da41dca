import { type Clock, passwordAdminGate, withPublishedCalendar } from "@inner-light/core";
import { type BrowserCapabilities, localStoragePage, visitorPorts } from "@inner-light/storage-local";
import { comingCalendar } from "../site/built-calendar.ts";
import { EARLIER_SLIDES, gallerySlides } from "../site/gallery-slides.ts";
import { hashPassword } from "../ui/browser/hash-password.ts";
import { loadOnce } from "./create-services.ts";

const ownerPorts = () => import("./storage-local-owner.ports.ts");

/** Returns ports backed by local storage and the built calendar. Storage is not accessed before the first read. */
export function storageLocalPorts(clock: Clock, storage: BrowserCapabilities["storage"] = () => window.localStorage) {
  const page = localStoragePage({
    storage,
    clock,
    setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    page: window,
    locks: navigator.locks,
  });
  const { ownList, ...visitors } = visitorPorts(page, { slides: gallerySlides, earlier: EARLIER_SLIDES });
  const owners = loadOnce(async () => (await ownerPorts()).storageLocalOwnerPorts(page));
  return {
    ...visitors,
    ...withPublishedCalendar(
      { ...visitors, ownList },
      comingCalendar,
      async () => (await ownerPorts()).publishedCalendar,
    ),
    gate: passwordAdminGate(__ADMIN_CREDENTIAL__, hashPassword),
    calendarEvents: async () => (await owners()).calendarEvents,
    inbox: async () => (await owners()).inbox,
    deletedRecords: async () => (await owners()).deletedRecords,
    snapshots: async () => (await owners()).snapshots,
    diagnostics: async () => (await owners()).diagnostics,
  };
}
