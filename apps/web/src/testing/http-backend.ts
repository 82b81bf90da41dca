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
import { HttpClient, type HttpSession } from "./http-backend-client.ts";
import {
  httpAdminGate,
  httpBackups,
  httpCalendarEvents,
  httpContactSubmissions,
  httpDiagnostics,
  httpGallerySlides,
  httpInbox,
} from "./http-backend-ports.ts";

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

/** Binds every port to the server at an origin. A session may outlive the page, as a cookie does. */
export function httpModule(origin: string, session: HttpSession = { token: null }): ContainerModule {
  const client = new HttpClient(origin, session);
  return new ContainerModule(({ bind }) => {
    bind(CalendarEventRepository).toConstantValue(httpCalendarEvents(client));
    bind(ContactSubmissionRepository).toConstantValue(httpContactSubmissions(client));
    bind(Inbox).toConstantValue(httpInbox(client));
    bind(GallerySlideRepository).toConstantValue(httpGallerySlides(client));
    bind(AdminGate).toConstantValue(httpAdminGate(client));
    bind(Backups).toConstantValue(httpBackups(client));
    bind(StorageDiagnostics).toConstantValue(httpDiagnostics(client));
    bind(ChangeFeed).toConstantValue(client.changes);
  });
}
