import {
  calendarEventDraftSchema,
  calendarEventSchema,
  contactSubmissionDraftSchema,
  isCalendarDate,
  MOST_UPCOMING_CALENDAR_EVENTS,
} from "@inner-light/core";
import * as v from "valibot";

/** Records that one request may change: more than any series has. */
export const MAX_RECORDS = 1000;

const recordId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

function severalOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.array(schema), v.maxLength(MAX_RECORDS));
}

export const idSchema = v.object({ id: recordId });
export const idsSchema = v.object({ ids: severalOf(recordId) });
export const readMarkSchema = v.object({ id: recordId, isRead: v.boolean() });
export const eventDraftsSchema = v.object({ drafts: severalOf(calendarEventDraftSchema) });
export const eventChangesSchema = v.object({
  changes: severalOf(v.object({ before: calendarEventSchema, draft: calendarEventDraftSchema })),
});
/** Pages of an older version send no evidence. */
export const messageSchema = v.object({
  draft: contactSubmissionDraftSchema,
  evidence: v.optional(v.object({ hiddenField: v.optional(v.string()), openMs: v.optional(v.number()) })),
});
export const passwordSchema = v.object({ password: v.string() });
export const backupFileSchema = v.object({ file: v.string() });
export const restoreSchema = v.object({ file: v.string(), mode: v.picklist(["merge", "replace"]) });

export const upcomingSchema = v.object({
  from: v.pipe(v.string(), v.guard(isCalendarDate)),
  limit: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(MOST_UPCOMING_CALENDAR_EVENTS)),
});

/** Made by the page for each message: at least 16 letters, digits, hyphens or underscores. */
export const idempotencySchema = v.object({
  "idempotency-key": v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)),
});
