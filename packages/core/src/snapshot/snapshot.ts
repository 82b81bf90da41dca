import { type CalendarEvent, calendarEventSchema } from "../calendar-event/calendar-event.ts";
import { contactSubmissionSchema } from "../contact-submission/contact-submission.ts";
import type { InboxMessage } from "../contact-submission/inbox.ts";
import type { DeletableNoun } from "../deleted-records/deleted-records.ts";
import { type GallerySlide, gallerySlideSchema } from "../gallery-slide/gallery-slide.ts";
import { UnavailableError } from "../shared/errors.ts";
import type { Noun } from "../shared/records.ts";
import { readRecord } from "../shared/validate.ts";

/** A stored value, readable or not. */
export interface SnapshotRecord {
  /** Parsed JSON with any unknown fields. A stored string that is not a list stays a string. */
  readonly value: unknown;
  readonly isRead?: boolean | undefined;
  readonly isAnswered?: boolean | undefined;
  readonly isSuspectedSpam?: boolean | undefined;
}

/** A deleted record. It always has an id. */
export interface DeletedSnapshotRecord extends SnapshotRecord {
  readonly noun: DeletableNoun;
  /** ISO 8601, UTC. */
  readonly deletedAt: string;
}

/** Everything that a backend stored at one moment. A list is `null` if it was never stored. */
export interface Snapshot extends Readonly<Record<Noun, readonly SnapshotRecord[] | null>> {
  /** All deleted records, even expired ones, each noun's most recent last. */
  readonly deleted: readonly DeletedSnapshotRecord[];
}

export const EMPTY_SNAPSHOT: Snapshot = { events: null, messages: null, slides: null, deleted: [] };

export interface CurrentSnapshot extends Snapshot {
  /** Any write to the snapshot's content changes it. */
  readonly version: string;
}

/** Times in milliseconds; `null` if never. */
export interface BackupTimes {
  readonly lastBackupAt: number | null;
  readonly automaticBackupAt: number | null;
}

/** The owner's port to all data, for backups and for changing backends. Writes are all or nothing. */
export interface Snapshots {
  /** Reads everything at one moment, even slides that the gallery hides. */
  read(): Promise<CurrentSnapshot>;

  /** Adds what `additionsTo` finds missing. Idempotent. */
  merge(offered: Snapshot): Promise<void>;

  /** Replaces everything. Rejects with `ConflictError` if anything changed since `version`. */
  replace(snapshot: Snapshot, version: string): Promise<void>;

  backupTimes(): Promise<BackupTimes>;

  /** Records that the owner has a backup as of now. Backups omit this time. */
  recordBackup(): Promise<void>;
}

type Readers<Records> = { readonly [Read in keyof Records]: (stored: SnapshotRecord) => readonly Records[Read][] };

/** Return the record in a stored value, with its marks, or nothing if it is unreadable. */
const READERS: Readers<{ events: CalendarEvent; messages: InboxMessage; slides: GallerySlide }> = {
  events: ({ value }) => readIn(calendarEventSchema, value),
  messages({ value, isRead = false, isAnswered = false, isSuspectedSpam }) {
    const records = readIn(contactSubmissionSchema, value);
    return records.map((record) => ({
      ...record,
      isRead,
      isAnswered,
      ...(isSuspectedSpam ? { isSuspectedSpam } : {}),
    }));
  },
  slides: ({ value }) => readIn(gallerySlideSchema, value),
};

function readIn<Item>(schema: Parameters<typeof readRecord<Item>>[0], value: unknown): Item[] {
  const reading = readRecord(schema, value);
  return "record" in reading ? [reading.record] : [];
}

/** Returns a noun's readable records with their stored values. */
export function readSnapshotRecords<Read extends Noun, Stored extends SnapshotRecord>(
  noun: Read,
  list: readonly Stored[] | null,
) {
  return (list ?? []).flatMap((stored) => READERS[noun](stored).map((record) => ({ record, stored })));
}

/** Returns a noun's readable records. Throws `UnavailableError` if there are values but none is readable. */
export function listedRecords<Read extends Noun>(noun: Read, list: readonly SnapshotRecord[] | null) {
  const records = readSnapshotRecords(noun, list).map(({ record }) => record);
  if (records.length > 0 || !list?.length) return records;
  throw new UnavailableError("None of the stored records can be read", { reason: "unreadable" });
}
