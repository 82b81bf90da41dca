import { useEffect, useId, useRef } from "react";
import { styled } from "styled-components";
import { space } from "../theme/tokens.ts";
import { Button, ButtonRow } from "./button/button.ts";
import { ignoreDoubleClick } from "./ignore-double-click.ts";

interface ConfirmationProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks again before something is lost. Focus goes to the answer that loses nothing. */
export function Confirmation({ question, yes, no, onYes, onNo }: ConfirmationProps) {
  const id = useId();
  const safeAnswer = useRef<HTMLButtonElement>(null);
  useEffect(() => safeAnswer.current?.focus(), []);
  return (
    <Box>
      <p id={id}>{question}</p>
      <ButtonRow>
        <Button $look="outlined" onClick={ignoreDoubleClick(onYes)}>
          {yes}
        </Button>
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
