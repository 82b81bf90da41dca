import { type CalendarEvent, calendarEventSchema } from "../calendar-event/calendar-event.ts";
import { contactSubmissionSchema } from "../contact-submission/contact-submission.ts";
import type { InboxMessage } from "../contact-submission/inbox.ts";
import type { DeletableNoun } from "../deleted-records/deleted-records.ts";
import { type GallerySlide, gallerySlideSchema } from "../gallery-slide/gallery-slide.ts";
import { UnavailableError } from "../shared/errors.ts";
import type { Noun } from "../shared/records.ts";
import { readRecord } from "../shared/validate.ts";

/** A stored value, readable as a record of its noun or not. */
export interface SnapshotRecord {
  /** The parsed JSON, including unknown fields. A stored string that is not a list stays a string. */
  readonly value: unknown;
  /** Whether the owner has read a message. */
  readonly isRead?: boolean | undefined;
  /** Whether the owner has answered a message. */
  readonly isAnswered?: boolean | undefined;
  /** Whether a message looks like spam. */
  readonly isSuspectedSpam?: boolean | undefined;
}

/** A deleted record. It always has an id. */
export interface DeletedSnapshotRecord extends SnapshotRecord {
  readonly noun: DeletableNoun;
  /** When the record was deleted, as an ISO 8601 date-time in UTC. */
  readonly deletedAt: string;
}

/** Everything that a backend stores at one moment. A list that was never stored, not even empty, is `null`. */
export interface Snapshot extends Readonly<Record<Noun, readonly SnapshotRecord[] | null>> {
  /** Restorable or expired, with each noun's most recently deleted record last. */
  readonly deleted: readonly DeletedSnapshotRecord[];
}

export const EMPTY_SNAPSHOT: Snapshot = { events: null, messages: null, slides: null, deleted: [] };

export interface CurrentSnapshot extends Snapshot {
  /** Changes with every write to anything that a snapshot contains. */
  readonly version: string;
}

/** When backups were made, in milliseconds; `null` if never. */
export interface BackupTimes {
  /** When the owner last downloaded or restored a backup. */
  readonly lastBackupAt: number | null;
  /** When the backend last made a backup automatically. */
  readonly automaticBackupAt: number | null;
}

/** The owner's port to all data at once, for backups and for moving to another backend. Writes are all or nothing. */
export interface Snapshots {
  /** Reads everything as of one moment, including slides that the gallery does not show. */
  read(): Promise<CurrentSnapshot>;

  /** Adds what `additionsTo` finds missing at the moment of the write. Idempotent. */
  merge(offered: Snapshot): Promise<void>;

  /** Replaces everything. Rejects with `ConflictError` if anything has changed since `version`. */
  replace(snapshot: Snapshot, version: string): Promise<void>;

  backupTimes(): Promise<BackupTimes>;

  /** Records that the owner has a backup from this moment. Backups omit this time. */
  recordBackup(): Promise<void>;
}

type Readers<Records> = { readonly [Read in keyof Records]: (stored: SnapshotRecord) => readonly Records[Read][] };

/** Reads a noun's stored value as one record, or as none if it is unreadable. A message includes its marks. */
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

/** One noun's readable records in a snapshot, each with the stored value that it was read from. */
export function readSnapshotRecords<Read extends Noun, Stored extends SnapshotRecord>(
  noun: Read,
  list: readonly Stored[] | null,
) {
  return (list ?? []).flatMap((stored) => READERS[noun](stored).map((record) => ({ record, stored })));
}

/** One noun's readable records. Throws `UnavailableError` if there are values and none can be read. */
export function listedRecords<Read extends Noun>(noun: Read, list: readonly SnapshotRecord[] | null) {
  const records = readSnapshotRecords(noun, list).map(({ record }) => record);
  if (records.length > 0 || !list?.length) return records;
  throw new UnavailableError("None of the stored records can be read", { reason: "unreadable" });
}
