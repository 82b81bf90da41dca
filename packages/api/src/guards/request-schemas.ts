import * as core from "@inner-light/core";
import { validator } from "hono/validator";
import * as v from "valibot";

/** What the page reports about how a message was typed. Older pages omit it. */
export const spamEvidenceSchema = v.object({
  /** The form's honeypot field. People cannot see it, but bots fill it in. */
  hiddenField: v.optional(v.string()),
  /** Milliseconds from the first input to sending. */
  msSinceFirstInput: v.optional(v.number()),
});

export type SpamEvidence = v.InferOutput<typeof spamEvidenceSchema>;

const FASTEST_PERSON_MS = 3_000;

/** Returns whether a bot probably wrote the message. Autofill can look like one. */
export function looksLikeSpam({ hiddenField = "", msSinceFirstInput = FASTEST_PERSON_MS }: SpamEvidence): boolean {
  return hiddenField !== "" || msSinceFirstInput < FASTEST_PERSON_MS;
}

/** Accepts any object. The port validates it. */
function draft<Draft>() {
  return v.custom<Draft>((value) => typeof value === "object");
}

const ids = v.array(v.custom<number>(core.isRecordId));

export const idsSchema = v.object({ ids });
export const deletedIdsSchema = v.object({ noun: v.picklist(core.DELETABLE_NOUNS), ids });
export const spamMarksSchema = v.object({ ids, isSuspectedSpam: v.boolean() });
export const readMarksSchema = v.object({ ids, isRead: v.boolean() });
export const answeredMarksSchema = v.object({ ids, isAnswered: v.boolean() });
export const eventDraftsSchema = v.object({ drafts: v.array(draft<core.CalendarEventDraft>()) });
export const eventChangesSchema = v.object({
  changes: v.array(v.object({ before: core.calendarEventSchema, draft: draft<core.CalendarEventDraft>() })),
});
export const messageSchema = v.object({
  draft: draft<core.ContactSubmissionDraft>(),
  evidence: v.optional(spamEvidenceSchema, {}),
});
export const passwordSchema = v.object({ password: v.string(), mark: v.optional(v.string(), "") });
export const versionSchema = v.object({ version: v.string() });

/** Version 1 pages do not send a format. */
export const snapshotFormatSchema = v.object({ format: v.exactOptional(v.literal("2")) });

export const upcomingSchema = v.object({
  from: v.pipe(v.string(), v.guard(core.isCalendarDate)),
  limit: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(core.MOST_UPCOMING_CALENDAR_EVENTS)),
});

export const idempotencySchema = v.object({
  "idempotency-key": v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)),
});

/** Parses the JSON body, query, or lowercase headers. The refusal lists the invalid fields. */
export function parse<Target extends "json" | "query" | "header", Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) {
  return validator(target, (value: unknown) => core.validate(schema, value));
}
