import { type Clock, passwordAdminGate, withPublishedCalendar } from "@inner-light/core";
import { type BrowserCapabilities, createLocalStorageBackend } from "@inner-light/storage-local";
import type { Container } from "inversify";
import { hashPassword } from "../browser/hash-password.ts";
import { publishedCalendar } from "../site/built-calendar.ts";
import { gallerySlides } from "../site/gallery-slides.ts";
import { createContainer } from "./create-container.ts";

/** The ports of this browser's local storage, with the calendar that came with the site. Touches nothing before a read. */
export function storageLocalPorts(clock: Clock, storage: BrowserCapabilities["storage"] = () => window.localStorage) {
  const browser: BrowserCapabilities = {
    storage,
    clock,
    setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    page: window,
    openChannel: "BroadcastChannel" in window ? (name) => new BroadcastChannel(name) : undefined,
  };
  const backend = createLocalStorageBackend(browser, { builtInGallerySlides: gallerySlides });
  return withPublishedCalendar(backend, publishedCalendar);
}

/** The browser checks the password: there is no server. */
export function createStorageLocalContainer(clock: Clock): Container {
  const gate = passwordAdminGate(__ADMIN_CREDENTIAL__, hashPassword);
  return createContainer({ ...storageLocalPorts(clock), gate });
}
