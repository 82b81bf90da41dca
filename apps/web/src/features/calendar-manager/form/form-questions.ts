import type { SaveEventAnswers, SaveEventResult } from "@inner-light/application";
import { americanFormats } from "../../../site/owners-words.ts";
import { valuesOf } from "../../../ui/calendar-event/event-values.ts";

/** A question to the owner, and what each answer says to the use case that asks it. */
export interface FormQuestion {
  readonly question: string;
  readonly answers: readonly { readonly label: string; readonly answer: SaveEventAnswers }[];
}

/** The words of what has to be known before an edit can be saved. */
export function questionOf(result: Extract<SaveEventResult, { kind: "ask-version" | "ask-scope" }>): FormQuestion {
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
