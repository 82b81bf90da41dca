import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { styled } from "styled-components";
import { space } from "../theme/tokens.ts";
import { Button, ButtonRow } from "./button/button.ts";
import { ignoreDoubleClick } from "./ignore-double-click.ts";

interface ConfirmationQuestionProps {
  readonly question: string;
  /** What to do first, below the question. */
  readonly before?: ReactNode;
  /** The answers that change something. */
  readonly answers: readonly { readonly label: string; readonly onChoose: () => void }[];
  /** The answer that changes nothing. */
  readonly no: string;
  readonly onNo: () => void;
}

/** A question before a change. The answer that changes nothing gets the focus; the Escape key gives it, too. */
export function ConfirmationQuestion({ question, before, answers, no, onNo }: ConfirmationQuestionProps) {
  const id = useId();
  const safeAnswer = useRef<HTMLButtonElement>(null);
  useEffect(() => safeAnswer.current?.focus(), []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onNo();
  };
  return (
    <Box>
      <p id={id}>{question}</p>
      {before}
      <ButtonRow onKeyDown={onKeyDown}>
        {answers.map(({ label, onChoose }) => (
          <Button key={label} $variant="outlined" onClick={ignoreDoubleClick(onChoose)}>
            {label}
          </Button>
        ))}
        <Button ref={safeAnswer} onClick={onNo} aria-describedby={id}>
          {no}
        </Button>
      </ButtonRow>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  flex-basis: 100%;
  gap: ${space.m};
`;
