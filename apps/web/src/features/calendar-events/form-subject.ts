import { type CalendarEvent, calendarEventSchema, readRecord } from "@inner-light/core";
import * as v from "valibot";
import type { DraftKind } from "../../components/field/use-kept-draft.ts";

/** What the form is for: a new event, a copy of one, or a change to one. */
export type FormSubject = { readonly kind: "new" } | { readonly kind: "copy" | "edit"; readonly event: CalendarEvent };

/** The drafts of events. */
export const CALENDAR_EVENT_DRAFTS: DraftKind<FormSubject> = {
  name: "event",
  subjectSchema: v.custom<FormSubject>(
    (subject) => isReadable(newSchema, subject) || isReadable(aboutEventSchema, subject),
  ),
};

const newSchema = v.object({ kind: v.picklist(["new"]) });
const aboutEventSchema = v.object({ kind: v.picklist(["copy", "edit"]), event: calendarEventSchema });

function isReadable(schema: v.GenericSchema, value: unknown): boolean {
  return "record" in readRecord(schema, value);
}
