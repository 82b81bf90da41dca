import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import type { UpcomingEvents } from "../calendar-event/upcoming-events.ts";
import type { ContactSubmissionRepository } from "../contact-submission/contact-submission-repository.ts";
import type { Inbox } from "../contact-submission/inbox.ts";
import type { OwnMessages } from "../contact-submission/own-messages.ts";
import type { SuspectedSpam } from "../contact-submission/suspected-spam.ts";
import type { DeletedRecords } from "../deleted-records/deleted-records.ts";
import type { StorageDiagnostics } from "../diagnostics/storage-diagnostics.ts";
import type { GallerySlideRepository } from "../gallery-slide/gallery-slide-repository.ts";
import type { ChangeFeed } from "../shared/change-feed.ts";
import type { Snapshots } from "../snapshot/snapshots.ts";

/** The ports of a store, by their names in the object of a backend. */
export interface BackendPorts {
  readonly upcomingEvents: UpcomingEvents;
  readonly calendarEvents: CalendarEventRepository;
  readonly contactSubmissions: ContactSubmissionRepository;
  readonly inbox: Inbox;
  readonly gallerySlides: GallerySlideRepository;
  readonly deletedRecords: DeletedRecords;
  readonly snapshots: Snapshots;
  readonly diagnostics: StorageDiagnostics;
  readonly suspectedSpam: SuspectedSpam;
  readonly ownMessages: OwnMessages;
  readonly changes: ChangeFeed;
}
