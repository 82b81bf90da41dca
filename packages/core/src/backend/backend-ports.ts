import type { CalendarEventRepository, UpcomingEvents } from "../calendar-event/calendar-event-repository.ts";
import type { ContactSubmissionRepository, OwnMessages } from "../contact-submission/contact-submission.ts";
import type { Inbox, SuspectedSpam } from "../contact-submission/inbox.ts";
import type { DeletedRecords } from "../deleted-records/deleted-records.ts";
import type { GallerySlideRepository } from "../gallery-slide/gallery-slide.ts";
import type { ChangeFeed } from "../shared/change-feed.ts";
import type { Noun } from "../shared/records.ts";
import type { Snapshots } from "../snapshot/snapshot.ts";

/** A store's ports, by their names in a backend object. */
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
 * Something about the stored data that the owner should know. Omits stored values, because they may be personal.
 *
 * - `unreadable-records`: `count` records cannot be read because of `fields`. They are kept.
 * - `unreadable-list`: the whole list is damaged. It is kept.
 * - `newer-version`: a later version of this site wrote the list. It is read-only.
 * - `copies-kept`: `count` damaged strings were copied before they were overwritten.
 */
export interface StorageIssue {
  readonly noun: Noun;
  readonly code: "unreadable-records" | "unreadable-list" | "newer-version" | "copies-kept";
  /** 0 if the kind does not count records. */
  readonly count: number;
  readonly fields: readonly string[];
}

/** Optional port: the state of a store that only the owner looks after, such as their browser's. */
export interface StorageDiagnostics {
  /** Describes damaged data. Rejects only if the store cannot be read at all. */
  issues(): Promise<readonly StorageIssue[]>;

  /** A JSON string with everything that is stored, byte for byte. */
  exportRaw(): Promise<string>;
}
