import { type CalendarEvent, calendarEventSchema, DEFAULT_CALENDAR_EVENT_TYPE } from "@inner-light/core";
import type { ComponentProps } from "react";
import * as v from "valibot";
import { EVENT_DETAILS } from "../../../site/event-details.ts";
import { site } from "../../../site/site.ts";
import { offeredEventTypes } from "../../../ui/calendar-event/event-kinds.ts";
import { Confirmation } from "../../../ui/confirmation/confirmation.tsx";
import type { DraftKind } from "../../../ui/field/use-draft-form.tsx";

/** `dates` adds dates to an event's series. */
export type NewEventSubject =
  | { readonly kind: "new" }
  | { readonly kind: "copy" | "dates"; readonly event: CalendarEvent };

export type FormSubject = NewEventSubject | { readonly kind: "edit"; readonly event: CalendarEvent };

const text = v.fallback(v.optional(v.string(), ""), "");
const flag = v.fallback(v.optional(v.boolean(), false), false);

/** In page order. A draft may come from an earlier version, in which a field had another type. */
const eventValuesSchema = v.object({
  title: text,
  description: text,
  date: text,
  time: text,
  ends: text,
  type: text,
  ...v.entriesFromList(EVENT_DETAILS, text),
  repeat: v.fallback(v.optional(v.string(), "never"), "never"),
  count: text,
  leftOut: v.fallback(v.optional(v.array(v.string()), []), []),
  canceled: flag,
  full: flag,
});

export type EventValues = v.InferOutput<typeof eventValuesSchema>;

export const CALENDAR_EVENT_DRAFTS: DraftKind<EventValues, FormSubject> = {
  key: "draft.event",
  schema: v.object({
    values: eventValuesSchema,
    subject: v.union([
      v.object({ kind: v.literal("new") }),
      v.object({ kind: v.picklist(["copy", "dates", "edit"]), event: calendarEventSchema }),
    ]),
  }),
};

/** A new event takes place at the practice. A copy is neither canceled nor full. */
export function initialValues(subject: FormSubject): EventValues {
  if (subject.kind === "edit") return v.parse(eventValuesSchema, subject.event);
  if (subject.kind !== "new") {
    const { date: _, canceled: __, full: ___, ...copied } = subject.event;
    return v.parse(eventValuesSchema, copied);
  }
  const { address } = site.contact;
  const location = address.href === null ? undefined : address.text;
  return v.parse(eventValuesSchema, { type: offeredEventTypes[0] ?? DEFAULT_CALENDAR_EVENT_TYPE, location });
}

export const updatedToast = (title: string, count: number) =>
  count === 1
    ? { title: "Event Updated", name: title, text: " has been updated." }
    : { title: "Events Updated", name: title, text: ` has been updated on ${count} dates.` };

interface DiscardDraftProps extends Pick<ComponentProps<typeof Confirmation>, "children"> {
  readonly isDirty: boolean;
  readonly onDiscard: () => void;
}

export function DiscardDraft({ isDirty, onDiscard, children }: DiscardDraftProps) {
  return (
    <Confirmation
      question="Discard what you typed for this event?"
      isNeeded={isDirty}
      answers={[{ label: "Discard it", onChoose: onDiscard }]}
      no="Keep editing"
    >
      {children}
    </Confirmation>
  );
}

/** Returns labels for changing only this event, or `count` events from this one on. */
export function seriesAnswers(count: number): [only: string, later: string] {
  return ["Only this one", `This and later ones (${count})`];
}
