import { type CalendarEvent, calendarEventSchema } from "@inner-light/core";
import * as v from "valibot";
import type { DraftKind } from "../../../components/field/kept-draft.ts";

/** What the form is for: a new event, a copy of one, or a change to one. */
export type FormSubject = { readonly kind: "new" } | { readonly kind: "copy" | "edit"; readonly event: CalendarEvent };

/** The drafts of events. */
export const CALENDAR_EVENT_DRAFTS: DraftKind<FormSubject> = {
  key: "draft.event",
  subjectSchema: v.union([
    v.object({ kind: v.literal("new") }),
    v.object({ kind: v.picklist(["copy", "edit"]), event: calendarEventSchema }),
  ]),
};
