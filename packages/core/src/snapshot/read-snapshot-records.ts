import { type CalendarEvent, calendarEventSchema } from "../calendar-event/calendar-event.ts";
import { contactSubmissionSchema } from "../contact-submission/contact-submission.ts";
import type { InboxMessage } from "../contact-submission/inbox.ts";
import { type GallerySlide, gallerySlideSchema } from "../gallery-slide/gallery-slide.ts";
import type { Noun } from "../shared/noun.ts";
import { readRecord } from "../shared/validate.ts";
import type { SnapshotRecord } from "./snapshot.ts";

type Readers<Records> = { readonly [Read in keyof Records]: (stored: SnapshotRecord) => readonly Records[Read][] };

/** How a stored value of each noun is read: as one record or, where it cannot be read, none. A message has its marks. */
const READERS: Readers<{ events: CalendarEvent; messages: InboxMessage; slides: GallerySlide }> = {
  events: ({ value }) => readIn(calendarEventSchema, value),
  messages({ value, isRead = false, isSuspectedSpam }) {
    const records = readIn(contactSubmissionSchema, value);
    return records.map((record) => ({ ...record, isRead, ...(isSuspectedSpam ? { isSuspectedSpam } : {}) }));
  },
  slides: ({ value }) => readIn(gallerySlideSchema, value),
};

function readIn<Item>(schema: Parameters<typeof readRecord<Item>>[0], value: unknown): Item[] {
  const reading = readRecord(schema, value);
  return "record" in reading ? [reading.record] : [];
}

/** The readable records of one noun in a snapshot, each with the stored value that it was read from. */
export function readSnapshotRecords<Read extends Noun, Stored extends SnapshotRecord>(
  noun: Read,
  list: readonly Stored[] | null,
) {
  return (list ?? []).flatMap((stored) => READERS[noun](stored).map((record) => ({ record, stored })));
}
