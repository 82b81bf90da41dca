import { ChangeStreamReader } from "./change-stream-reader.ts";
import { HttpAdminGate } from "./http-admin-gate.ts";
import type { HttpBackendOptions } from "./http-backend-options.ts";
import { HttpBackups } from "./http-backups.ts";
import { HttpCalendarEventRepository } from "./http-calendar-event-repository.ts";
import { HttpClient } from "./http-client.ts";
import { HttpContactSubmissionRepository } from "./http-contact-submission-repository.ts";
import { HttpGallerySlideRepository } from "./http-gallery-slide-repository.ts";
import { HttpInbox } from "./http-inbox.ts";
import { HttpStorageDiagnostics } from "./http-storage-diagnostics.ts";
import { HttpSuspectedSpam } from "./http-suspected-spam.ts";

export type HttpBackend = ReturnType<typeof createHttpBackend>;

/** Every port at the practice's server. Sends nothing before the first call. */
export function createHttpBackend(options: HttpBackendOptions) {
  const client = new HttpClient(options);
  new ChangeStreamReader(client, options).start();
  return {
    calendarEvents: new HttpCalendarEventRepository(client),
    contactSubmissions: new HttpContactSubmissionRepository(client, options.randomBytes),
    inbox: new HttpInbox(client),
    suspectedSpam: new HttpSuspectedSpam(client),
    gallerySlides: new HttpGallerySlideRepository(client),
    gate: new HttpAdminGate(client),
    backups: new HttpBackups(client),
    diagnostics: new HttpStorageDiagnostics(client),
    changes: client.changes,
  };
}
