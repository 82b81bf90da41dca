import type { SaveEventAnswers } from "@inner-light/application";
import {
  CALENDAR_EVENT_FIELDS,
  CALENDAR_EVENT_TEXT_FIELDS,
  type CalendarEvent,
  type CalendarEventChange,
  type CalendarEventSeriesInput,
  hasCode,
  mayBeStored,
  type Unvalidated,
} from "@inner-light/core";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { showChangedEvents } from "../../../queries/calendar-event-queries.ts";
import { useCommand } from "../../../queries/service-hooks.ts";
import { toasts } from "../../../site/owners-words.ts";
import { type IsStillThere, watchFocus } from "../../../ui/browser/focus.ts";
import { Button, ButtonRow } from "../../../ui/button/button.ts";
import { card } from "../../../ui/card/card.ts";
import { useDraftForm } from "../../../ui/field/use-draft-form.tsx";
import { useNextFocus } from "../../../ui/focus/use-next-focus.ts";
import { ErrorNotice } from "../../../ui/page/owner-panel.tsx";
import { Stack } from "../../../ui/section/section.ts";
import { control, media, space } from "../../../ui/theme/tokens.ts";
import { useToast } from "../../../ui/toast/toast-provider.tsx";
import { CalendarEventFields, EVENT_ERROR_TEXTS, repetitionNames } from "./calendar-event-fields.tsx";
import {
  CALENDAR_EVENT_DRAFTS,
  ChangedElsewhere,
  DiscardDraft,
  type EditQuestion,
  EditQuestions,
  type FormSubject,
  initialValues,
  updatedToast,
  useKeptLength,
} from "./event-draft.tsx";

interface CalendarEventFormProps {
  readonly subject: FormSubject;
  readonly events: readonly CalendarEvent[];
  readonly onDirty: (isDirty: boolean) => void;
  readonly onDone: (outcome: FormOutcome) => void;
  /** Called to keep editing if the owner typed while the event was being saved. */
  readonly onTypedOn: (event: CalendarEvent) => void;
}

const EDIT_FIRST = {
  title: "Please Edit This Event First",
  text: " can’t be saved as it is. Edit it, then add dates.",
};

type TypedEvent = Unvalidated<CalendarEventSeriesInput>;
type IsTypedOn = () => boolean;

export interface FormOutcome {
  /** The first saved event. */
  readonly event?: CalendarEvent | undefined;
  /** The changes that undo the edit. */
  readonly undo?: readonly CalendarEventChange[];
  readonly isStillThere?: IsStillThere;
}

export function CalendarEventForm({ subject, events, onDirty, onDone, onTypedOn }: CalendarEventFormProps) {
  const editedEvent = subject.kind === "edit" ? subject.event : undefined;
  const stored = (event: CalendarEvent | undefined) => events.find(({ id }) => id === event?.id);
  const storedEvent = stored(editedEvent);
  const joined = subject.kind === "dates" ? (stored(subject.event) ?? subject.event) : undefined;
  const { mutateAsync: add } = useCommand("addEvents", {
    onDone: ({ result, client }) => (result.kind === "added" ? showChangedEvents(client) : undefined),
  });
  const { mutateAsync: edit } = useCommand("saveEvent", {
    onDone: ({ result, client }) => (result.kind === "saved" ? showChangedEvents(client) : undefined),
  });
  const showToast = useToast();
  const focusNext = useNextFocus();
  const [asked, setAsked] = useState<EditQuestion | null>(null);
  const answers = useRef<SaveEventAnswers>({});
  const endQuestions = () => {
    answers.current = {};
    setAsked(null);
  };
  const [isRestored, setRestored] = useState(false);

  const saveNew = async (series: TypedEvent, isTypedOn: IsTypedOn) => {
    const isStillThere = watchFocus();
    const result = await add([series, joined]);
    if (result.kind === "incomplete") return result;
    if (result.kind === "edit-first") {
      showToast({ ...EDIT_FIRST, name: joined?.title ?? "" });
      return "keep";
    }
    const { events: added, rhythm } = result;
    const [{ title } = { title: "" }] = added;
    const often = rhythm ? `, ${repetitionNames[rhythm].toLowerCase()}` : "";
    showToast(
      added.length === 1
        ? toasts.eventAdded(title)
        : {
            title: "Events Added Successfully! 🎉",
            name: title,
            text: ` has been added to the calendar ${added.length} times${often}.`,
          },
    );
    if (!isTypedOn()) onDone({ event: added[0], isStillThere });
    return "reset";
  };
  const saveEdited = (opened: CalendarEvent) => async (draft: TypedEvent, isTypedOn: IsTypedOn) => {
    const isStillThere = watchFocus();
    const result = await edit([events, opened, draft, answers.current]).catch((error) => {
      endQuestions();
      throw error;
    });
    if (result.kind === "ask-version" || result.kind === "ask-scope") {
      setAsked(result);
      return "keep";
    }
    endQuestions();
    if (result.kind === "incomplete") return result;
    if (result.kind === "restored-without-edit") {
      setRestored(true);
      throw result.error;
    }
    if (result.kind === "unchanged") {
      onDone({ event: opened, isStillThere });
      return "keep";
    }
    const [event] = result.events;
    showToast(updatedToast(event?.title ?? "", result.events.length));
    if (event && isTypedOn()) onTypedOn(event);
    else onDone({ event, undo: result.undo, isStillThere });
    return "keep";
  };
  const goBack = () => {
    endQuestions();
    focusNext("[data-event-form] [type=submit]");
  };
  const { form, formProps, submit, isSaving, isDirty, error, field } = useDraftForm({
    drafts: CALENDAR_EVENT_DRAFTS,
    subject,
    maxLength: Object.fromEntries(
      CALENDAR_EVENT_TEXT_FIELDS.map((name) => [name, CALENDAR_EVENT_FIELDS[name].maxLength]),
    ),
    initial: initialValues(subject),
    errorTexts: EVENT_ERROR_TEXTS,
    save: editedEvent ? saveEdited(editedEvent) : saveNew,
    onInvalid: (isIncomplete) => showToast(isIncomplete ? toasts.incompleteEvent : MALFORMED),
  });

  // The list may show the new event before the form closes. The form would warn of a conflict with it.
  const [eventsBefore, setEventsBefore] = useState(events);
  if (!isSaving && eventsBefore !== events) setEventsBefore(events);

  const isStale = editedEvent !== undefined && (hasCode(error, "conflict") || hasCode(error, "not-found"));
  const label = editedEvent ? "Save Changes" : "Add Event";

  useKeptLength(form, subject.kind === "new" ? undefined : subject.event);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const { control, setFocus } = form;
  const { kind } = subject;
  useEffect(() => {
    if (kind === "edit") setFocus("title");
    if (kind === "copy" || kind === "dates") setFocus("date");
  }, [kind, setFocus]);

  return (
    <Form
      id={editedEvent ? undefined : CALENDAR_EVENT_FORM}
      data-event-form
      {...formProps}
      aria-label={editedEvent ? "Edit event" : "New event"}
    >
      <Stack>
        {joined && (
          <p>
            More dates for <bdi>{joined.title}</bdi>, in the same series.
          </p>
        )}
        {subject.kind === "copy" && (
          <p>
            A copy of <bdi>{subject.event.title}</bdi>. Please choose its day.
          </p>
        )}
        {editedEvent ? <h3>Edit event</h3> : <h2>New event</h2>}
        <Stack inert={asked !== null}>
          <CalendarEventFields field={field} control={control} editedEvent={editedEvent} events={eventsBefore} />
        </Stack>
        {error !== null && !isStale && (
          <ErrorNotice error={error}>
            {isRestored && storedEvent && <p>The event is back on the calendar, without your changes.</p>}
            {mayBeStored(error) && (
              <p>
                {storedEvent
                  ? "Perhaps this was saved, perhaps not. Press Save Changes again once you are online; it is never saved twice."
                  : `It may be saved all the same, so please look at the list below before you press ${label} again.`}
              </p>
            )}
            <p>What you typed is still here.</p>
          </ErrorNotice>
        )}
        {editedEvent && <ChangedElsewhere {...{ control, editedEvent, storedEvent }} isRefused={isStale} />}
        {asked ? (
          <EditQuestions
            asked={asked}
            onAnswer={(answer) => {
              answers.current = { ...answers.current, ...answer };
              void submit();
            }}
            onBack={goBack}
          />
        ) : (
          <ButtonRow>
            <Button type="submit" aria-disabled={isSaving}>
              {label}
            </Button>
            {editedEvent && (
              <DiscardDraft isDirty={isDirty} onDiscard={() => onDone({ event: storedEvent })}>
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

const MALFORMED = { title: "Please Check What You Typed", text: "Something in the form isn’t right yet." };

export const CALENDAR_EVENT_FORM = "calendar-event-form";

const Form = styled.form`
  ${card}
  padding: ${control.form};
  ${media.mediumUp} { padding: ${space.xl}; }
`;
