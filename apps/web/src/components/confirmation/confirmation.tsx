import { type MouseEventHandler, type ReactNode, useState } from "react";
import { ignoreDoubleClick } from "../button/ignore-double-click.ts";
import { ConfirmationQuestion } from "./confirmation-question.tsx";

interface ConfirmationProps {
  readonly question: string;
  /** What to do first, below the question. */
  readonly before?: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  /** Shown until the question is. Gets the click handler of the button that asks it. */
  readonly children: (ask: MouseEventHandler) => ReactNode;
}

/** Asks for confirmation before something is lost. */
export function Confirmation({ question, before, yes, no, onYes, children }: ConfirmationProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) return children(ignoreDoubleClick(() => setAsking(true)));
  return (
    <ConfirmationQuestion
      question={question}
      before={before}
      answers={[{ label: yes, onChoose: onYes }]}
      no={no}
      onNo={() => setAsking(false)}
    />
  );
}
