import { type Clock, type PublishedCalendarFile, withPublishedCalendar } from "@inner-light/core";
import {
  type BrowserCapabilities,
  createLocalStorageBackend,
  type LocalStorageBackend,
} from "@inner-light/storage-local";
import type { Container, ContainerModule } from "inversify";
import { gallerySlides } from "../site/gallery-slides.ts";
import { publishedCalendar } from "../site/published-calendar.ts";
import { adminGateModule } from "./admin-gate.module.ts";
import { createContainer } from "./create-container.ts";
import { portsModule } from "./ports.module.ts";

/** Binds every port to this browser's local storage. Touches nothing before the first read. */
export function storageLocalModule(
  clock: Clock,
  storage: BrowserCapabilities["storage"] = () => window.localStorage,
): ContainerModule {
  const browser: BrowserCapabilities = {
    storage,
    clock,
    setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    page: window,
    openChannel: "BroadcastChannel" in window ? (name) => new BroadcastChannel(name) : undefined,
  };
  return inProcessModule(createLocalStorageBackend(browser, { builtInGallerySlides: gallerySlides }));
}

/** Binds every port of a backend in this page, with the calendar that came with the site. */
export function inProcessModule(
  backend: LocalStorageBackend,
  calendar: PublishedCalendarFile | null = publishedCalendar,
): ContainerModule {
  return portsModule(withPublishedCalendar(backend, calendar));
}

export function createStorageLocalContainer(clock: Clock): Container {
  return createContainer(storageLocalModule(clock), adminGateModule(__ADMIN_CREDENTIAL__));
}
