import type { GallerySlideRepository, ListVersions } from "@inner-light/core";
import { httpAdminGate } from "./http-admin-gate.ts";
import type { HttpBackendOptions } from "./http-backend-options.ts";
import { httpCalendarEventRepository } from "./http-calendar-event-repository.ts";
import { HttpClient } from "./http-client.ts";
import { HttpContactSubmissionRepository } from "./http-contact-submission-repository.ts";
import { httpDeletedRecords } from "./http-deleted-records.ts";
import { httpInbox } from "./http-inbox.ts";
import { httpSnapshots } from "./http-snapshots.ts";
import { httpStorageDiagnostics } from "./http-storage-diagnostics.ts";
import { httpUpcomingEvents } from "./http-upcoming-events.ts";
import { gallerySlides, listVersions } from "./schemas.ts";

export type HttpBackend = ReturnType<typeof createHttpBackend>;

/** Every port at the practice's server. Sends nothing before the first call. */
export function createHttpBackend(options: HttpBackendOptions) {
  const client = new HttpClient(options);
  const inbox = httpInbox(client);
  return {
    calendarEvents: httpCalendarEventRepository(client),
    upcomingEvents: httpUpcomingEvents(client),
    contactSubmissions: new HttpContactSubmissionRepository(client, options),
    inbox,
    deletedRecords: httpDeletedRecords(client),
    suspectedSpam: inbox,
    gallerySlides: {
      list: () => client.read(() => client.api.slides.$get(), gallerySlides),
    } satisfies GallerySlideRepository,
    gate: httpAdminGate(client),
    snapshots: httpSnapshots(client),
    diagnostics: httpStorageDiagnostics(client),
    versions: { all: () => client.readOnce(() => client.api.versions.$get(), listVersions) } satisfies ListVersions,
    changes: client.changes,
  };
}
