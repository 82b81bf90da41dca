import { calendarEventSchema, contactSubmissionSchema, gallerySlideSchema, NOUNS } from "@inner-light/core";
import * as v from "valibot";

// What the server returns. A response of another form counts as none.

const deleted = <Schema extends v.GenericSchema>(record: Schema) =>
  v.array(v.object({ record, deletedAt: v.string() }));

export const inboxMessage = v.object({ ...contactSubmissionSchema.entries, isRead: v.boolean() });
const count = v.nullable(v.number());

export const nothing = v.null();
export const calendarEvents = v.array(calendarEventSchema);
export const deletedCalendarEvents = deleted(calendarEventSchema);
export const contactSubmission = contactSubmissionSchema;
export const contactSubmissions = v.array(contactSubmissionSchema);
export const inboxMessages = v.array(inboxMessage);
export const deletedMessages = deleted(inboxMessage);
export const gallerySlides = v.array(gallerySlideSchema);
export const ownerToken = v.object({ token: v.string() });
export const textFile = v.object({ file: v.string() });
export const lastBackup = v.object({ lastBackupAt: count });
export const backupPreview = v.object({
  createdAt: v.string(),
  comparison: v.array(v.object({ noun: v.picklist(NOUNS), here: count, inBackup: count, added: count })),
});
export const storageIssues = v.array(
  v.object({
    noun: v.picklist(NOUNS),
    code: v.picklist(["unreadable-records", "unreadable-list", "unreachable", "newer-version", "copies-kept"]),
    count: v.number(),
    fields: v.array(v.string()),
  }),
);
export const storageUsage = v.object({ used: v.number(), capacity: count });
export const storageAge = v.object({ keptSince: v.nullable(v.string()) });
export const news = v.object({ noun: v.picklist(NOUNS), version: v.number() });
