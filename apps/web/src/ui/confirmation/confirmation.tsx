import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from "react";
import { styled } from "styled-components";
import { focusOnce } from "../browser/focus.ts";
import { Button, ButtonRow } from "../button/button.ts";
import { Paragraph } from "../text/text.tsx";
import { space } from "../theme/tokens.ts";

interface Answer {
  readonly label: string;
  readonly onChoose: () => void;
}

interface ConfirmationQuestionProps {
  readonly question: string;
  readonly before?: ReactNode;
  readonly answers: readonly Answer[];
  /** Whether the first answer is the primary one, instead of `no`. */
  readonly isFirstMain?: boolean;
  /** The answer that changes nothing. It is focused, and Escape selects it. */
  readonly no: string;
  readonly onNo: () => void;
}

export function ConfirmationQuestion(props: ConfirmationQuestionProps) {
  const { question, before, answers, isFirstMain = false, no, onNo } = props;
  const id = useId();
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onNo();
  };
  return (
    <QuestionAndAnswers>
      <Paragraph id={id}>{question}</Paragraph>
      {before}
      <ButtonRow onKeyDown={onKeyDown}>
        {answers.map(({ label, onChoose }, index) => (
          <Button key={label} $variant={isFirstMain && index === 0 ? "filled" : "outlined"} onClick={onChoose}>
            {label}
          </Button>
        ))}
        <Button ref={focusOnce} $variant={isFirstMain ? "outlined" : "filled"} onClick={onNo} aria-describedby={id}>
          {no}
        </Button>
      </ButtonRow>
    </QuestionAndAnswers>
  );
}

interface ConfirmationProps extends Pick<ConfirmationQuestionProps, "question" | "before" | "no"> {
  readonly answers: readonly [Answer, ...Answer[]];
  /** If it is or returns false, clicking gives the first answer without asking. */
  readonly isNeeded?: boolean | (() => boolean);
  /** Shown until the question is asked. These props go to the button that asks. */
  readonly children: (asking: { readonly onClick: () => void; readonly ref: Ref<HTMLButtonElement> }) => ReactNode;
}

export function Confirmation({ answers, isNeeded = true, children, ...question }: ConfirmationProps) {
  const [state, setState] = useState<"not asked" | "asking" | "answered">("not asked");
  const ask = () =>
    (typeof isNeeded === "function" ? isNeeded() : isNeeded) ? setState("asking") : answers[0].onChoose();
  if (state !== "asking" || isNeeded === false)
    return children({ onClick: ask, ref: state === "answered" ? focusOnce : null });
  const choose = (answer: Answer) => () => {
    setState("answered");
    answer.onChoose();
  };
  return (
    <ConfirmationQuestion
      {...question}
      answers={answers.map((answer) => ({ ...answer, onChoose: choose(answer) }))}
      onNo={() => setState("answered")}
    />
  );
}

const QuestionAndAnswers = styled.div`
  display: grid;
  flex-basis: 100%;
  gap: ${space.m};
`;
