import {
  CALENDAR_EVENT_MAX_LENGTH,
  type CalendarEvent,
  type CalendarEventSeries,
  ConflictError,
  calendarEventSeriesSchema,
  DEFAULT_CALENDAR_EVENT_TYPE,
  laterInSeries,
  NotFoundError,
  revisedDraft,
  seriesChanges,
  seriesDrafts,
} from "@inner-light/core";
import { useEffect } from "react";
import { styled } from "styled-components";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { card } from "../../components/card.ts";
import { ErrorNotice } from "../../components/error-notice.tsx";
import { ErrorSummary } from "../../components/field/error-summary.tsx";
import { useDraftForm } from "../../components/field/use-draft-form.ts";
import type { FieldValue } from "../../components/field/use-kept-draft.ts";
import { Stack } from "../../components/section/section.ts";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useService, useServices } from "../../ioc/service-provider.tsx";
import { CalendarEventRepository } from "../../ioc/tokens.ts";
import { STILL_HERE } from "../../site/error-messages.ts";
import { toasts } from "../../site/toasts.ts";
import { control, media, space } from "../../theme/tokens.ts";
import { CALENDAR_EVENT_FIELD_IDS, CalendarEventFields } from "./calendar-event-fields.tsx";
import { calendarEventToasts } from "./calendar-event-toasts.ts";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { CALENDAR_EVENT_DRAFTS, type FormSubject } from "./form-subject.ts";
import { useCalendarChange } from "./use-manage-calendar-events.ts";
import { useSeriesQuestion } from "./use-series-question.tsx";

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

  const { isAsking, question, ask } = useSeriesQuestion(storedEvent ? laterInSeries(events, storedEvent).length : 1);

  const saveNew = async (series: CalendarEventSeries) => {
    const { length } = await change(() => repository.add(seriesDrafts(series, clock.now())));
    const { title, repeat } = series;
    showToast(length === 1 ? toasts.eventAdded(title) : calendarEventToasts.addedRepeated(title, length, repeat));
    onDone();
    return true;
  };
  const saveEdited = async (editedEvent: CalendarEvent, { repeat: _, count: __, ...fields }: CalendarEventSeries) => {
    const isForLater = await ask();
    if (isForLater === null) return false;
    const draft = revisedDraft(editedEvent, fields);
    const saved = await change(async () => {
      if (storedEvent === undefined) return repository.add([draft]);
      const one = [{ before: storedEvent, draft }];
      return repository.update(isForLater ? seriesChanges(events, storedEvent, draft) : one);
    });
    showToast(calendarEventToasts.updated(fields.title, saved.length));
    onDone(saved[0]);
    return true;
  };
  const { form, control, onSubmit, isSaving, error, issues, field } = useDraftForm({
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
        {editedEvent && <ChangedElsewhere editedEvent={editedEvent} storedEvent={storedEvent} isRefused={isStale} />}
        <ErrorSummary id="event-problems" issues={issues} />
        <Stack inert={isAsking}>
          <CalendarEventFields field={field} control={control} editedEvent={editedEvent} events={events} />
        </Stack>
        {error !== null && !isStale && (
          <ErrorNotice error={error}>
            <p>{STILL_HERE}</p>
          </ErrorNotice>
        )}
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
    type: event?.type ?? DEFAULT_CALENDAR_EVENT_TYPE,
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
