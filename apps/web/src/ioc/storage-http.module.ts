import { createHttpBackend, type HttpBackendOptions, pageVisibility } from "@inner-light/storage-http";
import { type Container, ContainerModule } from "inversify";
import { createContainer } from "./create-container.ts";
import {
  AdminGate,
  Backups,
  CalendarEventRepository,
  ChangeFeed,
  ContactSubmissionRepository,
  GallerySlideRepository,
  Inbox,
  StorageDiagnostics,
  SuspectedSpam,
} from "./tokens.ts";

/** Binds every port that a server has. A visitor's own messages it could not tell apart. */
export function storageHttpModule(options: HttpBackendOptions): ContainerModule {
  const backend = createHttpBackend(options);
  return new ContainerModule(({ bind }) => {
    bind(CalendarEventRepository).toConstantValue(backend.calendarEvents);
    bind(ContactSubmissionRepository).toConstantValue(backend.contactSubmissions);
    bind(Inbox).toConstantValue(backend.inbox);
    bind(GallerySlideRepository).toConstantValue(backend.gallerySlides);
    bind(AdminGate).toConstantValue(backend.gate);
    bind(Backups).toConstantValue(backend.backups);
    bind(StorageDiagnostics).toConstantValue(backend.diagnostics);
    bind(SuspectedSpam).toConstantValue(backend.suspectedSpam);
    bind(ChangeFeed).toConstantValue(backend.changes);
  });
}

/** The ports of the server that sent the page. */
export function createStorageHttpContainer(): Container {
  return createContainer(
    storageHttpModule({
      address: location.origin + import.meta.env.BASE_URL,
      fetch: (input, init) => fetch(input, init),
      delay: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
      randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
      page: pageVisibility(document, window),
    }),
  );
}
