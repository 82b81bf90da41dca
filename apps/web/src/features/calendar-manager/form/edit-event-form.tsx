import type { SaveEventAnswers, SaveEventResult } from "@inner-light/application";
import { type CalendarEvent, differingFields, type EditedField, hasCode, mayBeStored } from "@inner-light/core";
import { useRef, useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { showChangedEvents } from "../../../queries/calendar-event-queries.ts";
import { useCommand } from "../../../queries/service-hooks.ts";
import { americanFormats } from "../../../site/owners-words.ts";
import { watchFocus } from "../../../ui/browser/focus.ts";
import { Button, ButtonRow } from "../../../ui/button/button.ts";
import { valuesOf } from "../../../ui/calendar-event/event-values.ts";
import { ConfirmationQuestion } from "../../../ui/confirmation/confirmation.tsx";
import { useNextFocus } from "../../../ui/focus/use-next-focus.ts";
import { Notice } from "../../../ui/notice/notice.tsx";
import { ErrorNotice } from "../../../ui/page/owner-panel.tsx";
import { useToast } from "../../../ui/toast/toast-provider.tsx";
import { DiscardDraft, type EventValues, seriesAnswers, updatedToast } from "./event-draft.tsx";
import { EventFormFrame, type EventFormProps, useEventForm } from "./event-form-frame.tsx";

interface EditEventFormProps extends EventFormProps {
  /** The event as it was when the form opened. */
  readonly editedEvent: CalendarEvent;
  /** Called to keep editing if the owner typed while the event was being saved. */
  readonly onTypedOn: (event: CalendarEvent) => void;
}

export function EditEventForm({ editedEvent, events, onDirty, onDone, onTypedOn }: EditEventFormProps) {
  const storedEvent = events.find(({ id }) => id === editedEvent.id);
  const { mutateAsync: edit } = useCommand("saveEvent", {
    onDone: ({ result, client }) => (result.kind === "saved" ? showChangedEvents(client) : undefined),
  });
  const showToast = useToast();
  const focusNext = useNextFocus();
  const [asked, setAsked] = useState<EditQuestion | null>(null);
  const answers = useRef<SaveEventAnswers>({});
  const [isRestored, setRestored] = useState(false);
  const endQuestions = () => {
    answers.current = {};
    setAsked(null);
  };
  const draft = useEventForm({
    subject: { kind: "edit", event: editedEvent },
    onDirty,
    async save(values, isTypedOn) {
      const isStillThere = watchFocus();
      const result = await edit([events, editedEvent, values, answers.current]).catch((error) => {
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
        onDone({ event: editedEvent, isStillThere });
        return "keep";
      }
      const [event] = result.events;
      showToast(updatedToast(event?.title ?? "", result.events.length));
      if (event && isTypedOn()) onTypedOn(event);
      else onDone({ event, undo: result.undo, isStillThere });
      return "keep";
    },
  });
  const { form, submit, isSaving, isDirty, error } = draft;
  const isStale = hasCode(error, "conflict") || hasCode(error, "not-found");
  const answer = (given: SaveEventAnswers) => {
    answers.current = { ...answers.current, ...given };
    void submit();
  };
  const goBack = () => {
    endQuestions();
    focusNext("[data-event-form] [type=submit]");
  };
  return (
    <EventFormFrame
      draft={draft}
      name="Edit event"
      head={<h3>Edit event</h3>}
      editedEvent={editedEvent}
      events={events}
      isAsking={asked !== null}
    >
      {error !== null && !isStale && (
        <ErrorNotice error={error}>
          {isRestored && storedEvent && <p>The event is back on the calendar, without your changes.</p>}
          {mayBeStored(error) && (
            <p>
              {storedEvent
                ? "Perhaps this was saved, perhaps not. Press Save Changes again once you are online; it is never saved twice."
                : "It may be saved all the same, so please look at the list below before you press Save Changes again."}
            </p>
          )}
          <p>What you typed is still here.</p>
        </ErrorNotice>
      )}
      <ChangedElsewhere control={form.control} {...{ editedEvent, storedEvent }} isRefused={isStale} />
      {asked ? (
        <ConfirmationQuestion
          key={asked.kind}
          {...questionOf(asked, answer)}
          isFirstMain
          no="Back to the form"
          onNo={goBack}
        />
      ) : (
        <ButtonRow>
          <Button type="submit" aria-disabled={isSaving}>
            Save Changes
          </Button>
          <DiscardDraft isDirty={isDirty} onDiscard={() => onDone({ event: storedEvent })}>
            {(asking) => (
              <Button $variant="outlined" {...asking}>
                Cancel
              </Button>
            )}
          </DiscardDraft>
        </ButtonRow>
      )}
    </EventFormFrame>
  );
}

type EditQuestion = Extract<SaveEventResult, { kind: "ask-version" | "ask-scope" }>;

function questionOf(asked: EditQuestion, give: (answer: SaveEventAnswers) => void) {
  if (asked.kind === "ask-version") {
    const { edited, stored, fields } = asked;
    return {
      question: `Somewhere else, this event was given ${valuesOf(stored, fields)}. Which version would you like to keep?`,
      answers: [
        { label: `Keep ${valuesOf(edited, fields)} (yours)`, onChoose: () => give({ version: "edited" }) },
        { label: `Keep ${valuesOf(stored, fields)}`, onChoose: () => give({ version: "stored" }) },
      ],
    };
  }
  const { count, ownTimes } = asked;
  const [only, later] = seriesAnswers(count);
  const dates = new Intl.ListFormat("en-US").format(ownTimes.map(americanFormats.dayOfMonth));
  const keeps =
    ownTimes.length === 0 ? "" : ` ${dates} ${ownTimes.length === 1 ? "keeps its" : "keep their"} own time.`;
  return {
    question: `This event is part of a series. What would you like to change?${keeps}`,
    answers: [
      { label: only, onChoose: () => give({ scope: "only" }) },
      { label: later, onChoose: () => give({ scope: "later" }) },
    ],
  };
}

interface ChangedElsewhereProps {
  readonly control: Control<EventValues>;
  readonly editedEvent: CalendarEvent;
  readonly storedEvent: CalendarEvent | undefined;
  /** Whether saving failed because an event was changed or deleted. */
  readonly isRefused: boolean;
}

function ChangedElsewhere({ control, editedEvent, storedEvent, isRefused }: ChangedElsewhereProps) {
  const typed = useWatch({ control });
  const tone = isRefused ? "danger" : "calm";
  if (storedEvent === undefined)
    return (
      <Notice title="This event was deleted somewhere else" tone={tone}>
        If you save, it goes back on the calendar as you have it here. “Cancel” leaves it deleted.
      </Notice>
    );
  const isTyped = (field: EditedField | "ends") => (typed[field] || "") === (storedEvent[field] || "");
  const news = differingFields(editedEvent, storedEvent).filter(
    (field) => !isTyped(field) || (field === "time" && !isTyped("ends")),
  );
  if (!isRefused && news.length === 0) return null;
  return (
    <Notice title={`This event${isRefused ? " or its series" : ""} was changed somewhere else`} tone={tone}>
      <p>
        {isRefused && <span>Nothing has been saved yet; please save again. </span>}
        <span>
          {news.length === 0
            ? "What you haven’t edited stays as it is there."
            : `It now has ${valuesOf(storedEvent, news)}. Saving keeps that and adds your changes. Where you both changed the same thing, you choose.`}
        </span>
      </p>
    </Notice>
  );
}
