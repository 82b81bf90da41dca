import { contactSubmissionSchema, NOUNS, snapshotSchema } from "@inner-light/core";
import * as v from "valibot";

// What the server returns besides the records of core. A response of any other shape counts as unavailable.

const count = v.nullable(v.number());

export const nothing = v.null();
export const inboxMessage = v.object({
  ...contactSubmissionSchema.entries,
  isRead: v.boolean(),
  isSuspectedSpam: v.exactOptional(v.boolean()),
});
export const deletedRecord = <Schema extends v.GenericSchema>(record: Schema) =>
  v.object({ record, deletedAt: v.string() });
export const ownerToken = v.object({ token: v.string(), mark: v.string() });
export const backupTimes = v.object({ lastBackupAt: count, automaticBackupAt: count });
export const currentSnapshot = v.object({ version: v.string(), snapshot: snapshotSchema });
export const listVersions = v.object(v.entriesFromList(NOUNS, v.number()));
