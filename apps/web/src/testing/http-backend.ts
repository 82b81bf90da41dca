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
import type { HttpSession } from "./http-backend-client.ts";
import { httpPorts } from "./http-backend-ports.ts";

/**
 * Everything at the practice's server. The port for a visitor's own messages is left out: a server does not know which of
 * them a visitor wrote.
 */
export function httpBackend(origin: string): Backend {
  return {
    dataLocation: "practice",
    connectsTo: [origin],
    queryDefaults: { queries: { retry: 1, staleTime: 30_000 }, mutations: { retry: false } },
    optionalPorts: [Backups, StorageDiagnostics],
    load: async () => createContainer(httpModule(origin)),
  };
}

/** Binds every port to the server at an origin. */
export function httpModule(origin: string, session?: HttpSession): ContainerModule {
  const ports = httpPorts(origin, session);
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
