import { type MouseEventHandler, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { space } from "../theme/tokens.ts";
import { Button, ButtonRow } from "./button/button.ts";
import { ignoreDoubleClick } from "./ignore-double-click.ts";

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

/** Asks for confirmation before something is lost. The answer that loses nothing gets the focus. */
export function Confirmation({ question, before, yes, no, onYes, children }: ConfirmationProps) {
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const safeAnswer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) safeAnswer.current?.focus();
  }, [isAsking]);

  if (!isAsking) return children(ignoreDoubleClick(() => setAsking(true)));
  return (
    <Box>
      <p id={id}>{question}</p>
      {before}
      <ButtonRow>
        <Button $variant="outlined" onClick={ignoreDoubleClick(onYes)}>
          {yes}
        </Button>
        <Button ref={safeAnswer} onClick={() => setAsking(false)} aria-describedby={id}>
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
