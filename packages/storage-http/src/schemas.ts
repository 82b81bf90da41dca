import {
  calendarEventSchema,
  contactSubmissionSchema,
  gallerySlideSchema,
  NOUNS,
  snapshotSchema,
} from "@inner-light/core";
import * as v from "valibot";

// What the server returns. A response of any other shape counts as unavailable.

const deleted = <Schema extends v.GenericSchema>(record: Schema) =>
  v.array(v.object({ record, deletedAt: v.string() }));

export const inboxMessage = v.object({
  ...contactSubmissionSchema.entries,
  isRead: v.boolean(),
  isSuspectedSpam: v.exactOptional(v.boolean()),
});
const count = v.nullable(v.number());

export const nothing = v.null();
export const calendarEvents = v.array(calendarEventSchema);
export const deletedCalendarEvents = deleted(calendarEventSchema);
export const inboxMessages = v.array(inboxMessage);
export const deletedMessages = deleted(inboxMessage);
export const gallerySlides = v.array(gallerySlideSchema);
export const ownerToken = v.object({ token: v.string() });
export const backupTimes = v.object({ lastBackupAt: count, automaticBackupAt: count });
export const currentSnapshot = v.object({ version: v.string(), snapshot: snapshotSchema });
export const storageIssues = v.array(
  v.object({
    noun: v.picklist(NOUNS),
    code: v.picklist(["unreadable-records", "unreadable-list", "unreachable", "newer-version", "copies-kept"]),
    count: v.number(),
    fields: v.array(v.string()),
  }),
);
export const storageAge = v.object({ keptSince: v.nullable(v.string()) });
export const listVersions = v.object({ events: v.number(), messages: v.number(), slides: v.number() });
