import {
  CALENDAR_EVENT_MAX_LENGTH,
  type CalendarEvent,
  type CalendarEventDraft,
  type CalendarEventSeries,
  ConflictError,
  calendarEventSeriesSchema,
  conflictingFields,
  DEFAULT_CALENDAR_EVENT_TYPE,
  datesWithOwnTime,
  isSameCalendarEvent,
  laterInSeries,
  NotFoundError,
  rebasedDraft,
  revisedDraft,
  revisedEvent,
  seriesChanges,
  seriesDrafts,
} from "@inner-light/core";
import { useEffect } from "react";
import { styled } from "styled-components";
import { Button, ButtonRow } from "../../../components/button/button.ts";
import { card } from "../../../components/card/card.ts";
import { useDraftForm } from "../../../components/field/use-draft-form.ts";
import type { FieldValue } from "../../../components/field/use-kept-draft.ts";
import { ErrorNotice } from "../../../components/notice/error-notice.tsx";
import { Notice } from "../../../components/notice/notice.tsx";
import { Stack } from "../../../components/section/section.ts";
import { useToast } from "../../../components/toast/toast-provider.tsx";
import { useService, useServices } from "../../../ioc/service-provider.tsx";
import { CalendarEventRepository } from "../../../ioc/tokens.ts";
import { STILL_HERE } from "../../../site/error-messages.ts";
import { toasts } from "../../../site/toasts.ts";
import { control, media, space } from "../../../theme/tokens.ts";
import { offeredEventTypes } from "../calendar-event-texts.ts";
import { calendarEventToasts } from "../calendar-event-toasts.ts";
import { useCalendarChange } from "../manager/use-manage-calendar-events.ts";
import { CALENDAR_EVENT_FIELD_IDS, CalendarEventFields } from "./calendar-event-fields.tsx";
import { conflictQuestion, seriesAnswers, seriesQuestion } from "./form-questions.ts";
import { CALENDAR_EVENT_DRAFTS, type FormSubject } from "./form-subject.ts";
import { useFormQuestion } from "./use-form-question.tsx";

interface CalendarEventFormProps {
  readonly subject: FormSubject;
  /** The events as they are stored. */
  readonly events: readonly CalendarEvent[];
  /** Closes the form. Gets the edited event, unless it was deleted meanwhile. */
  readonly onDone: (event?: CalendarEvent) => void;
}

/** The owner's form for an event, or for a series of new ones. */
export function CalendarEventForm({ subject, events, onDone }: CalendarEventFormProps) {
  const editedEvent = subject.kind === "edit" ? subject.event : undefined;
  const storedEvent = events.find(({ id }) => id === editedEvent?.id);
  const repository = useService(CalendarEventRepository);
  const { clock } = useServices();
  const change = useCalendarChange();
  const showToast = useToast();

  const { isAsking, question, ask } = useFormQuestion();

  const saveNew = async (series: CalendarEventSeries) => {
    const { length } = await change(() => repository.add(seriesDrafts(series, clock.now())));
    const { title, repeat } = series;
    showToast(length === 1 ? toasts.eventAdded(title) : calendarEventToasts.addedRepeated(title, length, repeat));
    onDone();
    return true;
  };
  /** Asks what is not clear, and returns the changes to save; `null` if the owner goes back to the form. */
  const askForChanges = async (opened: CalendarEvent, stored: CalendarEvent, draft: CalendarEventDraft) => {
    const edited = revisedEvent(opened, draft);
    const conflicts = conflictingFields(opened, stored, edited);
    const version = conflicts.length > 0 ? await ask(conflictQuestion(stored, conflicts), VERSIONS) : 0;
    if (version === null) return null;
    const rebased = rebasedDraft(opened, stored, edited, version === 0 ? [] : conflicts);
    const { length } = laterInSeries(events, stored);
    const ownTimes = datesWithOwnTime(events, stored, rebased);
    const scope = length > 1 ? await ask(seriesQuestion(ownTimes), seriesAnswers(length)) : 0;
    if (scope === null) return null;
    return scope === 0 ? [{ before: stored, draft: rebased }] : seriesChanges(events, stored, rebased);
  };
  const saveEdited = async (opened: CalendarEvent, { repeat: _, count: __, ...draft }: CalendarEventSeries) => {
    const changes = storedEvent === undefined ? undefined : await askForChanges(opened, storedEvent, draft);
    if (changes === null) return false;
    const saved = await change(() =>
      changes === undefined ? repository.add([revisedDraft(opened, draft)]) : repository.update(changes),
    );
    showToast(calendarEventToasts.updated(draft.title, saved.length));
    onDone(saved[0]);
    return true;
  };
  const { form, control, onSubmit, isSaving, error, field } = useDraftForm({
    drafts: CALENDAR_EVENT_DRAFTS,
    subject,
    schema: calendarEventSeriesSchema,
    ids: CALENDAR_EVENT_FIELD_IDS,
    maxLength: CALENDAR_EVENT_MAX_LENGTH,
    initial: initialValues(subject),
    save: (series) => (editedEvent ? saveEdited(editedEvent, series) : saveNew(series)),
    onInvalid: (isIncomplete) => showToast(isIncomplete ? toasts.incompleteEvent : calendarEventToasts.notRight),
  });

  // `ChangedElsewhere` explains these.
  const isStale = error instanceof ConflictError || error instanceof NotFoundError;

  const { setFocus } = form;
  const { kind } = subject;
  useEffect(() => {
    if (kind === "edit") setFocus("title");
    if (kind === "copy") setFocus("date");
  }, [kind, setFocus]);

  return (
    <Form
      id={editedEvent ? undefined : CALENDAR_EVENT_FORM}
      data-event-form
      noValidate
      onSubmit={onSubmit}
      aria-label={editedEvent ? "Edit event" : "New event"}
    >
      <Stack>
        {subject.kind === "copy" && (
          <p>
            A copy of <bdi>{subject.event.title}</bdi>. Please choose its day.
          </p>
        )}
        {editedEvent && <h3>Edit event</h3>}
        <Stack inert={isAsking}>
          <CalendarEventFields field={field} control={control} editedEvent={editedEvent} events={events} />
        </Stack>
        {error !== null && !isStale && (
          <ErrorNotice error={error}>
            <p>{STILL_HERE}</p>
          </ErrorNotice>
        )}
        {editedEvent && <ChangedElsewhere editedEvent={editedEvent} storedEvent={storedEvent} isRefused={isStale} />}
        {question ?? (
          <ButtonRow>
            <Button type="submit" aria-disabled={isSaving}>
              {editedEvent ? "Save Changes" : "Add Event"}
            </Button>
            {editedEvent && (
              <Button $variant="outlined" onClick={() => onDone(storedEvent)}>
                Cancel
              </Button>
            )}
          </ButtonRow>
        )}
      </Stack>
    </Form>
  );
}

const VERSIONS = ["Keep mine", "Keep the other one"];

/** The id of the form for a new event, which the button that opens it refers to. */
export const CALENDAR_EVENT_FORM = "calendar-event-form";

/** A copy begins without a date, neither canceled nor full, because it is for another day. */
function initialValues(subject: FormSubject): Record<keyof typeof CALENDAR_EVENT_FIELD_IDS, FieldValue> {
  const event = subject.kind === "new" ? undefined : subject.event;
  const edited = subject.kind === "edit" ? subject.event : undefined;
  return {
    title: event?.title ?? "",
    description: event?.description ?? "",
    date: edited?.date ?? "",
    time: event?.time ?? "",
    type: event?.type ?? offeredEventTypes[0] ?? DEFAULT_CALENDAR_EVENT_TYPE,
    location: event?.location ?? "",
    ends: event?.ends ?? "",
    repeat: "never",
    count: "",
    canceled: edited?.canceled ?? false,
    full: edited?.full ?? false,
  };
}

const Form = styled.form`
  ${card}
  padding: ${control.form};
  ${media.mediumUp} { padding: ${space.xl}; }
`;

interface ChangedElsewhereProps {
  /** The event as it was when the form was opened. */
  readonly editedEvent: CalendarEvent;
  readonly storedEvent: CalendarEvent | undefined;
  /** Whether an event that should have been saved was found to be changed or deleted. */
  readonly isRefused: boolean;
}

/** Says what saving will do to an event, or to its series, that was changed or deleted since the form was opened. */
function ChangedElsewhere({ editedEvent, storedEvent, isRefused }: ChangedElsewhereProps) {
  const tone = isRefused ? "danger" : "calm";
  if (storedEvent === undefined)
    return (
      <Notice title="This event was deleted somewhere else" tone={tone}>
        <p>If you save, it goes back on the calendar as you have it here. “Cancel” leaves it deleted.</p>
      </Notice>
    );
  if (!isRefused && isSameCalendarEvent(storedEvent, editedEvent)) return null;
  return (
    <Notice title={`This event${isRefused ? " or its series" : ""} was changed somewhere else`} tone={tone}>
      <p>
        {isRefused && "Nothing has been saved yet; please save again. "}What you haven’t edited stays as it is there.
      </p>
    </Notice>
  );
}
