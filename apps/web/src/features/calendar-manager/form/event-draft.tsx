import type { SaveEventAnswers, SaveEventResult } from "@inner-light/application";
import {
  type CalendarEvent,
  calendarEventSchema,
  DEFAULT_CALENDAR_EVENT_TYPE,
  differingFields,
  type EditedField,
  isPlainTime,
  movedEnd,
} from "@inner-light/core";
import { type ComponentProps, useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import * as v from "valibot";
import { EVENT_DETAILS } from "../../../site/event-details.ts";
import { americanFormats } from "../../../site/owners-words.ts";
import { site } from "../../../site/site.ts";
import { offeredEventTypes } from "../../../ui/calendar-event/event-kinds.ts";
import { valuesOf } from "../../../ui/calendar-event/event-values.ts";
import { Confirmation, ConfirmationQuestion } from "../../../ui/confirmation/confirmation.tsx";
import type { DraftKind } from "../../../ui/field/use-draft-form.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";

/** `dates` adds dates to an event's series. */
export type FormSubject =
  | { readonly kind: "new" }
  | { readonly kind: "copy" | "dates" | "edit"; readonly event: CalendarEvent };

const text = v.optional(v.string(), "");
const flag = v.optional(v.boolean(), false);

/** In page order. */
const eventValuesSchema = v.object({
  title: text,
  description: text,
  date: text,
  time: text,
  ends: text,
  type: text,
  ...v.entriesFromList(EVENT_DETAILS, text),
  repeat: v.optional(v.string(), "never"),
  count: text,
  leftOut: v.optional(v.array(v.string()), []),
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

/** Moves an event's end along with its start until the end is edited. */
export function useKeptLength(
  { getValues, setValue, subscribe }: Pick<UseFormReturn<EventValues>, "getValues" | "setValue" | "subscribe">,
  event: CalendarEvent | undefined,
): void {
  useEffect(() => {
    const { time, ends } = event ?? {};
    if (time === undefined || ends === undefined) return;
    const endFrom = (start: string) => (isPlainTime(start) ? movedEnd({ time, ends }, start) : undefined);
    let kept = endFrom(getValues("time"));
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const moved = endFrom(getValues("time"));
        if (name !== "time" || moved === undefined || getValues("ends") !== kept) return;
        kept = moved;
        setValue("ends", moved, { shouldDirty: true });
      },
    });
  }, [event, getValues, setValue, subscribe]);
}

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

export type EditQuestion = Extract<SaveEventResult, { kind: "ask-version" | "ask-scope" }>;

interface EditQuestionsProps {
  readonly asked: EditQuestion;
  readonly onAnswer: (answer: SaveEventAnswers) => void;
  readonly onBack: () => void;
}

/** Replaces the form's buttons with a question about what to save. */
export function EditQuestions({ asked, onAnswer, onBack }: EditQuestionsProps) {
  const [question, ...answers] = wordsOf(asked);
  return (
    <ConfirmationQuestion
      key={question}
      question={question}
      answers={answers.map(([label, answer]) => ({ label, onChoose: () => onAnswer(answer) }))}
      isFirstMain
      no="Back to the form"
      onNo={onBack}
    />
  );
}

function wordsOf(result: EditQuestion): [question: string, ...answers: [label: string, answer: SaveEventAnswers][]] {
  if (result.kind === "ask-version") {
    const { edited, stored, fields } = result;
    return [
      `Somewhere else, this event was given ${valuesOf(stored, fields)}. Which version would you like to keep?`,
      [`Keep ${valuesOf(edited, fields)} (yours)`, { version: "edited" }],
      [`Keep ${valuesOf(stored, fields)}`, { version: "stored" }],
    ];
  }
  const { count, ownTimes } = result;
  const [only, later] = seriesAnswers(count);
  const dates = new Intl.ListFormat("en-US").format(ownTimes.map(americanFormats.dayOfMonth));
  const keeps =
    ownTimes.length === 0 ? "" : ` ${dates} ${ownTimes.length === 1 ? "keeps its" : "keep their"} own time.`;
  return [
    `This event is part of a series. What would you like to change?${keeps}`,
    [only, { scope: "only" }],
    [later, { scope: "later" }],
  ];
}

/** Returns labels for changing only this event, or `count` events from this one on. */
export function seriesAnswers(count: number): [only: string, later: string] {
  return ["Only this one", `This and later ones (${count})`];
}

interface ChangedElsewhereProps extends Pick<UseFormReturn<EventValues>, "control"> {
  /** The event as it was when the form opened. */
  readonly editedEvent: CalendarEvent;
  readonly storedEvent: CalendarEvent | undefined;
  /** Whether saving failed because an event was changed or deleted. */
  readonly isRefused: boolean;
}

/** Explains what saving does if the event was changed or deleted after the form opened. */
export function ChangedElsewhere({ control, editedEvent, storedEvent, isRefused }: ChangedElsewhereProps) {
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
