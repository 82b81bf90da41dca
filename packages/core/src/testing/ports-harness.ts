import type { Backups } from "../backup/backups.ts";
import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import type { UpcomingEvents } from "../calendar-event/upcoming-events.ts";
import type { ContactSubmissionRepository } from "../contact-submission/contact-submission-repository.ts";
import type { Inbox } from "../contact-submission/inbox.ts";
import type { DeletedRecords } from "../deleted-records/deleted-records.ts";
import type { StorageDiagnostics } from "../diagnostics/storage-diagnostics.ts";
import type { GallerySlideRepository } from "../gallery-slide/gallery-slide-repository.ts";
import type { BackendHarness } from "./contract.ts";

/** The ports that all backends of this workspace have. */
export interface Ports {
  readonly calendarEvents: CalendarEventRepository;
  readonly upcomingEvents: UpcomingEvents;
  readonly contactSubmissions: ContactSubmissionRepository;
  readonly inbox: Inbox;
  readonly gallerySlides: GallerySlideRepository;
  readonly backups: Backups;
  readonly deletedRecords: DeletedRecords;
  readonly diagnostics: StorageDiagnostics;
}

export type PortsHarness = BackendHarness<Ports>;
