import type { SaveEventAnswers, SaveEventResult } from "@inner-light/application";
import { type CalendarEvent, differingFields } from "@inner-light/core";
import { useWatch } from "react-hook-form";
import { americanFormats } from "../../../site/owners-words.ts";
import { valuesOf } from "../../../ui/calendar-event/event-values.ts";
import { ConfirmationQuestion } from "../../../ui/confirmation/confirmation.tsx";
import type { DraftForm } from "../../../ui/field/use-draft-form.ts";
import { Notice } from "../../../ui/notice/notice.tsx";

/** What has to be known before an edit can be saved. */
export type EditQuestion = Extract<SaveEventResult, { kind: "ask-version" | "ask-scope" }>;

interface EditQuestionsProps {
  readonly asked: EditQuestion;
  readonly onAnswer: (answer: SaveEventAnswers) => void;
  readonly onBack: () => void;
}

/** Asks what to save, in the place of the form's buttons. */
export function EditQuestions({ asked, onAnswer, onBack }: EditQuestionsProps) {
  const { question, answers } = wordsOf(asked);
  return (
    <ConfirmationQuestion
      key={question}
      question={question}
      answers={answers.map(({ label, answer }) => ({ label, onChoose: () => onAnswer(answer) }))}
      isFirstMain
      no="Back to the form"
      onNo={onBack}
    />
  );
}

interface QuestionWords {
  readonly question: string;
  readonly answers: readonly { readonly label: string; readonly answer: SaveEventAnswers }[];
}

function wordsOf(result: EditQuestion): QuestionWords {
  if (result.kind === "ask-version") {
    const { edited, stored, fields } = result;
    return {
      question: `Somewhere else, this event was given ${valuesOf(stored, fields)}. Which version would you like to keep?`,
      answers: [
        { label: `Keep ${valuesOf(edited, fields)} (yours)`, answer: { version: "edited" } },
        { label: `Keep ${valuesOf(stored, fields)}`, answer: { version: "stored" } },
      ],
    };
  }
  const { count, ownTimes } = result;
  const [only, later] = seriesAnswers(count);
  const dates = new Intl.ListFormat("en-US").format(ownTimes.map(americanFormats.dayOfMonth));
  const keeps =
    ownTimes.length === 0 ? "" : ` ${dates} ${ownTimes.length === 1 ? "keeps its" : "keep their"} own time.`;
  return {
    question: `This event is part of a series. What would you like to change?${keeps}`,
    answers: [
      { label: only, answer: { scope: "only" } },
      { label: later, answer: { scope: "later" } },
    ],
  };
}

/** Which events of a series a change is for: the labels of the answers. `count` is how many there are from it on. */
export function seriesAnswers(count: number): [only: string, later: string] {
  return ["Only this one", `This and later ones (${count})`];
}

interface ChangedElsewhereProps extends Pick<DraftForm<string>, "control"> {
  /** The event as it was when the form was opened. */
  readonly editedEvent: CalendarEvent;
  readonly storedEvent: CalendarEvent | undefined;
  /** Whether saving was refused because an event was changed or deleted. */
  readonly isRefused: boolean;
}

/**
 * Says what saving will do to an event, or to its series, that was changed or deleted since the form was opened. Leaves out
 * fields in which the form already has the stored value.
 */
export function ChangedElsewhere({ control, editedEvent, storedEvent, isRefused }: ChangedElsewhereProps) {
  const typed = useWatch({ control });
  const tone = isRefused ? "danger" : "calm";
  if (storedEvent === undefined)
    return (
      <Notice title="This event was deleted somewhere else" tone={tone}>
        If you save, it goes back on the calendar as you have it here. “Cancel” leaves it deleted.
      </Notice>
    );
  const isTyped = (field: keyof CalendarEvent) => (typed[field] || "") === (storedEvent[field] || "");
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
