import {
  CALENDAR_EVENT_FIELDS,
  CALENDAR_EVENT_TEXT_FIELDS,
  type CalendarEvent,
  type CalendarEventChange,
  isPlainTime,
  movedEnd,
} from "@inner-light/core";
import { type ReactNode, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { styled } from "styled-components";
import { toasts } from "../../../site/owners-words.ts";
import type { IsStillThere } from "../../../ui/browser/focus.ts";
import { card } from "../../../ui/card/card.ts";
import { type DraftForm, type DraftFormOptions, useDraftForm } from "../../../ui/field/use-draft-form.tsx";
import { Stack } from "../../../ui/section/section.ts";
import { control, media, space } from "../../../ui/theme/tokens.ts";
import { useToast } from "../../../ui/toast/toast-provider.tsx";
import { CalendarEventFields, EVENT_ERROR_TEXTS } from "./calendar-event-fields.tsx";
import { CALENDAR_EVENT_DRAFTS, type EventValues, type FormSubject, initialValues } from "./event-draft.tsx";

export interface EventFormProps {
  readonly events: readonly CalendarEvent[];
  readonly onDirty: (isDirty: boolean) => void;
  /** Closes the form. */
  readonly onDone: (outcome: FormOutcome) => void;
}

export interface FormOutcome {
  /** The first saved event. */
  readonly event?: CalendarEvent | undefined;
  /** The changes that undo the edit. */
  readonly undo?: readonly CalendarEventChange[];
  readonly isStillThere?: IsStillThere;
}

type EventFormOptions = Pick<EventFormProps, "onDirty"> &
  Pick<DraftFormOptions<EventValues, FormSubject>, "subject" | "save">;

export function useEventForm({ subject, save, onDirty }: EventFormOptions) {
  const showToast = useToast();
  const draft = useDraftForm({
    drafts: CALENDAR_EVENT_DRAFTS,
    subject,
    initial: initialValues(subject),
    maxLength: MAX_LENGTH,
    errorTexts: EVENT_ERROR_TEXTS,
    save,
    onInvalid: (isIncomplete) => showToast(isIncomplete ? toasts.incompleteEvent : MALFORMED),
  });
  const { form, isDirty } = draft;
  const { setFocus } = form;
  const { kind } = subject;
  useKeptLength(form, subject.kind === "new" ? undefined : subject.event);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    if (kind !== "new") setFocus(kind === "edit" ? "title" : "date");
  }, [kind, setFocus]);
  return draft;
}

const MAX_LENGTH = Object.fromEntries(
  CALENDAR_EVENT_TEXT_FIELDS.map((name) => [name, CALENDAR_EVENT_FIELDS[name].maxLength]),
);

const MALFORMED = { title: "Please Check What You Typed", text: "Something in the form isn’t right yet." };

/** Moves an event's end along with its start until the end is edited. */
function useKeptLength(
  { getValues, setValue, subscribe }: UseFormReturn<EventValues>,
  event: CalendarEvent | undefined,
): void {
  useEffect(() => {
    const { time, ends } = event ?? {};
    if (time === undefined || ends === undefined) return;
    const endFrom = (start: string) => (isPlainTime(start) ? movedEnd({ time, ends }, start) : undefined);
    let kept = endFrom(getValues("time"));
    return subscribe({
      name: "time",
      formState: { values: true },
      callback: ({ values }) => {
        const moved = endFrom(values.time);
        if (moved === undefined || values.ends !== kept) return;
        kept = moved;
        setValue("ends", moved, { shouldDirty: true });
      },
    });
  }, [event, getValues, setValue, subscribe]);
}

interface EventFormFrameProps {
  readonly draft: DraftForm<EventValues>;
  readonly name: string;
  readonly id?: string;
  readonly head: ReactNode;
  readonly editedEvent?: CalendarEvent;
  readonly events: readonly CalendarEvent[];
  /** Whether the form asks a question, which disables its fields. */
  readonly isAsking?: boolean;
  readonly children: ReactNode;
}

export function EventFormFrame(props: EventFormFrameProps) {
  const { draft, name, id, head, editedEvent, events, isAsking = false, children } = props;
  // The list may show the new event before the form closes. The form would warn of a conflict with it.
  const [eventsBefore, setEventsBefore] = useState(events);
  if (!draft.isSaving && eventsBefore !== events) setEventsBefore(events);
  return (
    <Form id={id} data-event-form {...draft.formProps} aria-label={name}>
      <Stack>
        {head}
        <Stack inert={isAsking}>
          <CalendarEventFields draft={draft} editedEvent={editedEvent} events={eventsBefore} />
        </Stack>
        {children}
      </Stack>
    </Form>
  );
}

const Form = styled.form`
  ${card}
  padding: ${control.form};
  ${media.mediumUp} { padding: ${space.xl}; }
`;
