import type { CalendarEventRepository, UpcomingEvents } from "../calendar-event/calendar-event-repository.ts";
import type { ContactSubmissionRepository, OwnMessages } from "../contact-submission/contact-submission.ts";
import type { Inbox, SuspectedSpam } from "../contact-submission/inbox.ts";
import type { DeletedRecords } from "../deleted-records/deleted-records.ts";
import type { GallerySlideRepository } from "../gallery-slide/gallery-slide.ts";
import type { ChangeFeed } from "../shared/change-feed.ts";
import type { Noun } from "../shared/records.ts";
import type { Snapshots } from "../snapshot/snapshot.ts";

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

/**
 * One thing about the stored data that the owner should know. It never contains stored values, which may be personal.
 *
 * - `unreadable-records`: `count` records cannot be read, because of `fields`. They are kept.
 * - `unreadable-list`: what is stored is damaged as a whole. It is kept.
 * - `newer-version`: a later version of this site wrote it. It is shown and not written to.
 * - `copies-kept`: `count` damaged texts were copied before something new was written in their place.
 */
export interface StorageIssue {
  readonly noun: Noun;
  readonly code: "unreadable-records" | "unreadable-list" | "newer-version" | "copies-kept";
  /** 0 where nothing is counted. */
  readonly count: number;
  readonly fields: readonly string[];
}

/** Optional port: what the owner can learn about a store that nobody else looks after, such as their browser's. */
export interface StorageDiagnostics {
  /** Never rejects for damaged data: it describes it. Rejects where the store cannot be read at all. */
  issues(): Promise<readonly StorageIssue[]>;

  /** The text of a JSON file with everything as it is stored, byte for byte. */
  exportRaw(): Promise<string>;
}
