import type { ListVersions } from "@inner-light/core";
import { HttpAdminGate } from "./http-admin-gate.ts";
import type { HttpBackendOptions } from "./http-backend-options.ts";
import { HttpCalendarEventRepository } from "./http-calendar-event-repository.ts";
import { HttpClient } from "./http-client.ts";
import { HttpContactSubmissionRepository } from "./http-contact-submission-repository.ts";
import { httpDeletedRecords } from "./http-deleted-records.ts";
import { HttpGallerySlideRepository } from "./http-gallery-slide-repository.ts";
import { HttpInbox } from "./http-inbox.ts";
import { HttpSnapshots } from "./http-snapshots.ts";
import { HttpStorageDiagnostics } from "./http-storage-diagnostics.ts";
import { httpUpcomingEvents } from "./http-upcoming-events.ts";
import { listVersions } from "./schemas.ts";

export type HttpBackend = ReturnType<typeof createHttpBackend>;

/** Every port at the practice's server. Sends nothing before the first call. */
export function createHttpBackend(options: HttpBackendOptions) {
  const client = new HttpClient(options);
  const inbox = new HttpInbox(client);
  return {
    calendarEvents: new HttpCalendarEventRepository(client),
    upcomingEvents: httpUpcomingEvents(client),
    contactSubmissions: new HttpContactSubmissionRepository(client, options),
    inbox,
    deletedRecords: httpDeletedRecords(client),
    suspectedSpam: inbox,
    gallerySlides: new HttpGallerySlideRepository(client),
    gate: new HttpAdminGate(client),
    snapshots: new HttpSnapshots(client),
    diagnostics: new HttpStorageDiagnostics(client),
    versions: { all: () => client.readOnce(() => client.api.versions.$get(), listVersions) } satisfies ListVersions,
    changes: client.changes,
  };
}
