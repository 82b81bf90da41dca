import {
  CALENDAR_EVENT_MAX_LENGTH,
  type CalendarEvent,
  type CalendarEventChange,
  type CalendarEventDraft,
  type CalendarEventSeries,
  calendarEventSeriesSchema,
  changesBack,
  conflictingFields,
  datesWithOwnTime,
  hasCode,
  laterInSeries,
  PartlyStoredError,
  rebasedDraft,
  revisedDraft,
  revisedEvent,
  seriesChanges,
  seriesDrafts,
  writeSeveral,
} from "@inner-light/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { Button, ButtonRow } from "../../../components/button/button.ts";
import { card } from "../../../components/card/card.ts";
import { useDraftForm } from "../../../components/field/use-draft-form.ts";
import { ErrorNotice } from "../../../components/notice/error-notice.tsx";
import { Stack } from "../../../components/section/section.ts";
import { useToast } from "../../../components/toast/toast-provider.tsx";
import { useService, useServices } from "../../../ioc/service-provider.tsx";
import { queryKeys } from "../../../queries/query-keys.ts";
import { toasts } from "../../../site/specified-toasts.ts";
import { control, media, space } from "../../../theme/tokens.ts";
import { calendarEventToasts } from "../calendar-event-toasts.ts";
import { CALENDAR_EVENT_FIELDS, CalendarEventFields, repetitionNames } from "./calendar-event-fields.tsx";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { DiscardDraft } from "./discard-draft.tsx";
import { conflictAnswers, conflictQuestion, datesInWords, seriesAnswers, seriesQuestion } from "./form-questions.ts";
import { CALENDAR_EVENT_DRAFTS, type FormSubject, initialValues } from "./form-subject.ts";
import { useBringBack } from "./use-bring-back.ts";
import { useFormQuestion } from "./use-form-question.tsx";
import { useKeptLength } from "./use-kept-length.ts";

interface CalendarEventFormProps {
  readonly subject: FormSubject;
  readonly events: readonly CalendarEvent[];
  /** Closes the form. Gets the first event that was saved, and the changes that take an edit back. */
  readonly onDone: (event?: CalendarEvent, undo?: readonly CalendarEventChange[]) => void;
}

/** The owner's form for an event, or for a series of new ones. */
export function CalendarEventForm({ subject, events, onDone }: CalendarEventFormProps) {
  const editedEvent = subject.kind === "edit" ? subject.event : undefined;
  const storedEvent = events.find(({ id }) => id === editedEvent?.id);
  const repository = useService("calendarEvents");
  const {
    clock,
    backend: { guarantees },
  } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync: change } = useMutation({
    mutationFn: (write: () => Promise<void>) => write(),
    // Resolves once the list on the screen shows the change. Joins the running reads and starts none.
    onSuccess: () =>
      queryClient.refetchQueries({ queryKey: queryKeys.events, type: "active", stale: true }, { cancelRefetch: false }),
  });
  const showToast = useToast();

  const { isAsking, question, ask } = useFormQuestion();
  const { isRestored, bringBack } = useBringBack();

  // Where a write of several events may stop in between: those that are saved.
  const [saved, setSaved] = useState<readonly CalendarEvent[]>([]);
  const [eventsBefore, setEventsBefore] = useState(events);
  const isPartlySaved = saved.length > 0;
  /** Returns all that is saved by now. */
  const writeEach = async <Item,>(
    items: readonly Item[],
    write: (some: readonly Item[]) => Promise<readonly CalendarEvent[]>,
  ) => {
    if (!isPartlySaved) setEventsBefore(events);
    let stored = saved;
    await change(() =>
      writeSeveral(guarantees, items, async (some) => {
        stored = [...stored, ...(await write(some))];
        setSaved(stored);
      }),
    );
    return stored;
  };

  const saveNew = async (series: CalendarEventSeries) => {
    const drafts = seriesDrafts(series, saved[0]?.series ?? clock.now());
    const left = drafts.filter(({ date }) => saved.every((event) => event.date !== date));
    const [first] = await writeEach(left, (some) => repository.add(some));
    const { length } = drafts;
    const { title, repeat, count } = series;
    const rhythm = length === Number(count) ? repetitionNames[repeat] : undefined;
    showToast(length === 1 ? toasts.eventAdded(title) : calendarEventToasts.addedRepeated(title, length, rhythm));
    onDone(first);
    return true;
  };
  /** Asks what is not clear, and returns the changes to save; `null` if the owner goes back to the form. */
  const askForChanges = async (opened: CalendarEvent, stored: CalendarEvent, draft: CalendarEventDraft) => {
    const edited = revisedEvent(opened, draft);
    const conflicts = conflictingFields(opened, stored, edited);
    const version =
      conflicts.length > 0
        ? await ask(conflictQuestion(stored, conflicts), conflictAnswers(edited, stored, conflicts))
        : 0;
    if (version === null) return null;
    const rebased = rebasedDraft(opened, stored, edited, version === 0 ? [] : conflicts);
    const { length } = laterInSeries(events, stored);
    const ownTimes = datesWithOwnTime(events, stored, rebased);
    const scope = length > 1 ? await ask(seriesQuestion(ownTimes), seriesAnswers(length)) : 0;
    if (scope === null) return null;
    return scope === 0 ? [{ before: stored, draft: rebased }] : seriesChanges(events, stored, rebased);
  };
  /** The changes of a series that are left, from the events before: one whose answer was lost stays the same. */
  const restOf = (opened: CalendarEvent, draft: CalendarEventDraft) =>
    seriesChanges(eventsBefore, opened, draft).filter(({ before }) => saved.every(({ id }) => id !== before.id));
  const saveEdited = async (
    opened: CalendarEvent,
    { repeat: _, count: __, leftOut: ___, ...draft }: CalendarEventSeries,
  ) => {
    const changes =
      storedEvent && (isPartlySaved ? restOf(opened, draft) : await askForChanges(opened, storedEvent, draft));
    if (changes === null) return false;
    const updated = await (changes === undefined
      ? writeEach([revisedDraft(opened, draft)], ([back = draft]) => bringBack(opened, back))
      : writeEach(changes, (some) => repository.update(some)));
    showToast(calendarEventToasts.updated(draft.title, updated.length));
    onDone(updated[0], changesBack(isPartlySaved ? eventsBefore : events, updated));
    return true;
  };
  const { form, control, onSubmit, isSaving, error, field } = useDraftForm({
    drafts: CALENDAR_EVENT_DRAFTS,
    subject,
    schema: calendarEventSeriesSchema,
    fields: CALENDAR_EVENT_FIELDS,
    maxLength: CALENDAR_EVENT_MAX_LENGTH,
    initial: initialValues(subject),
    save: (series) => (editedEvent ? saveEdited(editedEvent, series) : saveNew(series)),
    onInvalid: (isIncomplete) => showToast(isIncomplete ? toasts.incompleteEvent : calendarEventToasts.notRight),
  });

  // `ChangedElsewhere` explains these.
  const isStale = !isPartlySaved && (hasCode(error, "conflict") || hasCode(error, "not-found"));
  const submit = editedEvent ? "Save Changes" : "Add Event";

  useKeptLength(form, subject.kind === "new" ? undefined : subject.event);
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
          <CalendarEventFields
            field={field}
            control={control}
            editedEvent={editedEvent}
            // The list may show the new event before the form closes, and would warn of the event itself.
            events={isSaving ? eventsBefore : events}
          />
        </Stack>
        {error !== null && !isStale && (
          <ErrorNotice error={error}>
            {isRestored && storedEvent && <p>The event is back on the calendar, without your changes.</p>}
            {isPartlySaved && (
              <p>
                Saved so far: {datesInWords(saved.map(({ date }) => date))}. Press {submit} again for the rest.
              </p>
            )}
            {isWithoutAnswer(error) && guarantees.afterNoAnswer === "unknown" && (
              <p>
                {storedEvent
                  ? "Perhaps this was saved, perhaps not. Press Save Changes again once you are online; it is never saved twice."
                  : `${isPartlySaved ? "The next one" : "It"} may be saved all the same, so please look at the list below before you press ${submit} again.`}
              </p>
            )}
            <p>What you typed is still here.</p>
          </ErrorNotice>
        )}
        {editedEvent && !isPartlySaved && (
          <ChangedElsewhere {...{ control, editedEvent, storedEvent }} isRefused={isStale} />
        )}
        {editedEvent && guarantees.conflicts === "last-wins" && (
          <p>If someone else changes this event at the same time, the last one to save wins.</p>
        )}
        {question ?? (
          <ButtonRow>
            <Button type="submit" aria-disabled={isSaving}>
              {submit}
            </Button>
            {editedEvent && (
              <DiscardDraft onDiscard={() => onDone(storedEvent)}>
                {(asking) => (
                  <Button $variant="outlined" {...asking}>
                    Cancel
                  </Button>
                )}
              </DiscardDraft>
            )}
          </ButtonRow>
        )}
      </Stack>
    </Form>
  );
}

/** Whether a write got no answer, so that it may be stored. A reason says more. */
function isWithoutAnswer(error: unknown): boolean {
  const failure = error instanceof PartlyStoredError ? error.cause : error;
  return hasCode(failure, "unavailable") && failure.reason === undefined;
}

/** The id of the form for a new event, which the button that opens it refers to. */
export const CALENDAR_EVENT_FORM = "calendar-event-form";

const Form = styled.form`
  ${card}
  padding: ${control.form};
  ${media.mediumUp} { padding: ${space.xl}; }
`;
