import { type CalendarEvent, calendarEventSchema, DEFAULT_CALENDAR_EVENT_TYPE } from "@inner-light/core";
import type { ComponentProps } from "react";
import * as v from "valibot";
import { EVENT_DETAILS, type EventDetail } from "../../../site/event-details.ts";
import { site } from "../../../site/site.ts";
import { offeredEventTypes } from "../../../ui/calendar-event/event-kinds.ts";
import { Confirmation } from "../../../ui/confirmation/confirmation.tsx";
import { type DraftKind, type FieldValue, readDraft } from "../../../ui/field/use-draft-form.ts";
import type { CALENDAR_EVENT_FIELDS } from "./calendar-event-fields.tsx";

/** What the form is for: a new event, a copy of one, or a change to one. */
export type FormSubject = { readonly kind: "new" } | { readonly kind: "copy" | "edit"; readonly event: CalendarEvent };

export const CALENDAR_EVENT_DRAFTS: DraftKind<FormSubject> = {
  key: "draft.event",
  subjectSchema: v.union([
    v.object({ kind: v.literal("new") }),
    v.object({ kind: v.picklist(["copy", "edit"]), event: calendarEventSchema }),
  ]),
};

/**
 * The fields' first values. The practice's address is suggested for a new event. A copy has no date and is neither canceled nor
 * full, because it is for another day.
 */
export function initialValues(subject: FormSubject): Record<keyof typeof CALENDAR_EVENT_FIELDS, FieldValue> {
  const event: Partial<CalendarEvent> = subject.kind === "new" ? atThePractice() : subject.event;
  const { title = "", description = "", time = "", ends = "" } = event;
  const { date = "", canceled = false, full = false } = subject.kind === "edit" ? event : {};
  const type = event.type ?? offeredEventTypes[0] ?? DEFAULT_CALENDAR_EVENT_TYPE;
  return { title, description, date, time, type, ends, ...detailsIn(event), ...NOT_REPEATED, canceled, full };
}

function atThePractice(): Partial<CalendarEvent> {
  const { address } = site.contact;
  return address.href === null ? {} : { location: address.text };
}

function detailsIn(event: Partial<CalendarEvent>) {
  return Object.fromEntries(EVENT_DETAILS.map((field) => [field, event[field] ?? ""])) as Record<EventDetail, string>;
}

const NOT_REPEATED = { repeat: "never", count: "", leftOut: "" };

interface DiscardDraftProps extends Pick<ComponentProps<typeof Confirmation>, "children"> {
  readonly onDiscard: () => void;
}

/** Asks before the form's unsaved input is lost. */
export function DiscardDraft({ onDiscard, children }: DiscardDraftProps) {
  return (
    <Confirmation
      question="Discard what you typed for this event?"
      isNeeded={() => readDraft(CALENDAR_EVENT_DRAFTS) !== undefined}
      answers={[{ label: "Discard it", onChoose: onDiscard }]}
      no="Keep editing"
    >
      {children}
    </Confirmation>
  );
}
