import type { CalendarEventRepository, UpcomingEvents } from "../calendar-event/calendar-event-repository.ts";
import type { ContactSubmissionRepository, OwnMessages } from "../contact-submission/contact-submission.ts";
import type { Inbox, SuspectedSpam } from "../contact-submission/inbox.ts";
import type { DeletedRecords } from "../deleted-records/deleted-records.ts";
import type { GallerySlideRepository } from "../gallery-slide/gallery-slide.ts";
import type { ChangeFeed } from "../shared/change-feed.ts";
import type { Noun } from "../shared/records.ts";
import type { Snapshots } from "../snapshot/snapshot.ts";

/** The ports that a backend implements. */
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
 * A problem with stored data. Contains no stored values, because they may be personal.
 *
 * - `unreadable-records`: `count` records have unreadable `fields`. The store keeps them.
 * - `unreadable-list`: the whole list is damaged. The store keeps it.
 * - `newer-version`: a later version of this site wrote the list. It is read-only.
 * - `copies-kept`: the store copied `count` damaged strings before overwriting them.
 */
export interface StorageIssue {
  readonly noun: Noun;
  readonly code: "unreadable-records" | "unreadable-list" | "newer-version" | "copies-kept";
  readonly count: number;
  readonly fields: readonly string[];
}

/** Optional port for a store without an administrator, such as the owner's browser. */
export interface StorageDiagnostics {
  issues(): Promise<readonly StorageIssue[]>;

  /** Returns everything in the store, byte for byte, as JSON. */
  exportRaw(): Promise<string>;
}
