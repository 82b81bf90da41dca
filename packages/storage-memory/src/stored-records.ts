import {
  type CalendarEvent,
  calendarEventSchema,
  contactSubmissionSchema,
  type GallerySlide,
  gallerySlideSchema,
  type InboxMessage,
  NOUNS,
  NotFoundError,
  type Noun,
  parseJson,
  type RecordReading,
  readRecord,
  type Snapshot,
  type SnapshotRecord,
  type StorageIssue,
} from "@inner-light/core";

type Readers<Records> = { readonly [Read in keyof Records]: (stored: SnapshotRecord) => RecordReading<Records[Read]> };

/** How the stored values of each noun are read. A message has its marks beside it. */
const READERS: Readers<{ events: CalendarEvent; messages: InboxMessage; slides: GallerySlide }> = {
  events: ({ json }) => readRecord(calendarEventSchema, parseJson(json)),
  messages({ json, isRead = false, isSuspectedSpam = false }) {
    const reading = readRecord(contactSubmissionSchema, parseJson(json));
    if (!("record" in reading)) return reading;
    return { record: { ...reading.record, isRead, ...(isSuspectedSpam ? { isSuspectedSpam } : {}) } };
  },
  slides: ({ json }) => readRecord(gallerySlideSchema, parseJson(json)),
};

/** The readable records, each with what it was read from, and the first unreadable field of each other value. */
export function readList<Read extends Noun, Stored extends SnapshotRecord>(noun: Read, list: readonly Stored[] | null) {
  const readings = (list ?? []).map((stored) => ({ stored, ...READERS[noun](stored) }));
  return {
    readable: readings.flatMap((one) => ("record" in one ? [{ record: one.record, stored: one.stored }] : [])),
    unreadableFields: readings.flatMap((one) => ("record" in one ? [] : [one.unreadableField])),
  };
}

export const storedRecord = (record: object): SnapshotRecord => ({ json: JSON.stringify(record) });

/** The event in the place of the stored one, with the fields of the stored one that no event has. */
export function revisedRecord({ json }: SnapshotRecord, event: CalendarEvent): SnapshotRecord {
  const fields = Object.entries(Object(parseJson(json)));
  const unknown = fields.filter(([field]) => !Object.hasOwn(calendarEventSchema.entries, field));
  return storedRecord({ ...Object.fromEntries(unknown), ...event });
}

/** Everything about one noun, to compare. */
export function contentOf(snapshot: Snapshot, noun: Noun): string {
  return JSON.stringify([snapshot[noun], snapshot.deleted.filter(isOf(noun)), snapshot.unreadable.filter(isOf(noun))]);
}

export function isOf(noun: Noun) {
  return (one: { readonly noun: Noun }) => one.noun === noun;
}

/** The record with an id, and what it was read from. */
export function find<Read extends Noun>(snapshot: Snapshot, noun: Read, id: number) {
  const found = readList(noun, snapshot[noun]).readable.find(({ record }) => record.id === id);
  if (found === undefined) throw new NotFoundError("No such record");
  return found;
}

/** The snapshot with other records in the place of one. */
export function replaced(snapshot: Snapshot, noun: Noun, old: SnapshotRecord, ...others: SnapshotRecord[]): Snapshot {
  return { ...snapshot, [noun]: snapshot[noun]?.flatMap((one) => (one === old ? others : one)) ?? null };
}

const TEXT_ISSUES = { list: "unreadable-list", version: "newer-version", other: "copies-kept" } as const;

/** What cannot be read of each noun. */
export function issuesOf(snapshot: Snapshot): StorageIssue[] {
  const records = NOUNS.flatMap((noun): StorageIssue[] => {
    const { unreadableFields: fields } = readList(noun, snapshot[noun]);
    return fields.length === 0 ? [] : [{ noun, code: "unreadable-records", count: fields.length, fields }];
  });
  return [
    ...records,
    ...snapshot.unreadable.map(({ noun, kind }) => ({ noun, code: TEXT_ISSUES[kind], count: 0, fields: [] })),
  ];
}
