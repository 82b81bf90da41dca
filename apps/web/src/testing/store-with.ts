import {
  type CalendarEvent,
  type ContactSubmission,
  type GallerySlide,
  type PublishedCalendarFile,
  withPublishedCalendar,
} from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { inject } from "vitest";
import type { Backend } from "../ioc/backend.ts";
import type { Ports } from "../ioc/create-container.ts";
import { storageLocalBackend } from "../ioc/storage-local.backend.ts";
import { httpBackend, httpBackendHandler, httpPorts } from "./http-backend.ts";
import { mswServer } from "./msw-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** What keeps the records of component tests. Each project of the tests provides one. */
    backend: "memory" | "http";
  }
}

interface Records {
  /** The list kept here. Without it, a store with a published calendar keeps none of its own. */
  readonly events?: readonly CalendarEvent[];
  /** The calendar that came with the site. Only the backend in memory has one. */
  readonly published?: PublishedCalendarFile | null;
  readonly messages?: readonly ContactSubmission[];
  readonly slides?: readonly GallerySlide[];
}

/** The backend of the project's tests. */
export function backendUnderTest(): Backend {
  return inject("backend") === "http" ? httpBackend() : storageLocalBackend;
}

/** The ports of a store of the backend under test, which begins with these records. */
export function storeWith({ published = null, ...records }: Records = {}): Ports {
  if (inject("backend") === "http") return overHttp(records);
  return withPublishedCalendar(createMemoryBackend({ clock: new FixedClock(), ...records }), published);
}

/** The server knows this browser as the owner's, so that a test can change records behind the page. */
function overHttp({ events = [], messages = [], slides = [] }: Records): Ports {
  const recordsOf = (items: readonly object[]) => items.map((item) => ({ json: JSON.stringify(item) }));
  const lists = { events: recordsOf(events), messages: recordsOf(messages), slides: recordsOf(slides) };
  mswServer.use(httpBackendHandler(new FixedClock(), lists));
  return httpPorts();
}
