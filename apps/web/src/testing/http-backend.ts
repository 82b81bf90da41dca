import { createHttpBackend, type HttpBackendOptions } from "@inner-light/storage-http";
import { ContainerModule } from "inversify";
import type { Backend } from "../ioc/backend.ts";
import { createContainer } from "../ioc/create-container.ts";
import {
  AdminGate,
  Backups,
  CalendarEventRepository,
  ChangeFeed,
  ContactSubmissionRepository,
  GallerySlideRepository,
  Inbox,
  StorageDiagnostics,
} from "../ioc/tokens.ts";

/**
 * Everything at the practice's server. The port for a visitor's own messages is left out: a server does not know which of
 * them a visitor wrote.
 */
export function httpBackend(origin: string): Backend {
  return {
    dataLocation: "practice",
    connectsTo: [origin],
    queryDefaults: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
    optionalPorts: [Backups, StorageDiagnostics],
    load: async () => createContainer(httpModule(origin)),
  };
}

/** Binds every port to the server at an origin, which knows this page as the owner's. */
export function httpModule(origin: string): ContainerModule {
  const ports = createHttpBackend(ownersPage(origin));
  return new ContainerModule(({ bind }) => {
    bind(CalendarEventRepository).toConstantValue(ports.calendarEvents);
    bind(ContactSubmissionRepository).toConstantValue(ports.contactSubmissions);
    bind(Inbox).toConstantValue(ports.inbox);
    bind(GallerySlideRepository).toConstantValue(ports.gallerySlides);
    bind(AdminGate).toConstantValue(ports.gate);
    bind(Backups).toConstantValue(ports.backups);
    bind(StorageDiagnostics).toConstantValue(ports.diagnostics);
    bind(ChangeFeed).toConstantValue(ports.changes);
  });
}

/** A page that sends a token before the gate is open, and opens no change stream, which would outlive its test. */
function ownersPage(origin: string): HttpBackendOptions {
  return {
    origin,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set("Authorization", `Bearer ${"0".repeat(64)}`);
      return fetch(input, { ...init, headers });
    },
    delay: async () => {},
    // Node's fetch does not take the signals of jsdom.
    timeout: () => null,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    page: { isVisible: () => false, subscribe: () => () => {} },
  };
}
