import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { once } from "../../components/once.ts";
import { space } from "../../theme/tokens.ts";
import { useEraseVisitorData } from "./use-visitor-data.ts";

/** Erases the visitor's messages once they have said so twice. */
export function EraseMessages({ onErased }: { onErased: () => void }) {
  const { mutateAsync, isPending } = useEraseVisitorData();
  const [isAsking, setAsking] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) no.current?.focus();
  }, [isAsking]);

  const erase = async () => {
    if (isPending) return;
    // Not by a callback of the mutation: this question goes away with what is erased.
    await mutateAsync().then(onErased, () => undefined);
  };

  if (!isAsking) {
    return (
      <Button $look="outlined" onClick={once(() => setAsking(true))}>
        Erase my messages
      </Button>
    );
  }
  return (
    <Question>
      <p id="erase-question">
        Erase all messages from this browser, damaged ones too, whoever wrote them? This cannot be undone. What you have
        already sent me by e-mail or text stays with me, and the calendar and gallery stay as they are.
      </p>
      <ButtonRow>
        <Button $look="outlined" onClick={once(() => void erase())}>
          Yes, erase them
        </Button>
        <Button ref={no} aria-describedby="erase-question" onClick={() => setAsking(false)}>
          No, keep them
        </Button>
      </ButtonRow>
    </Question>
  );
}

const Question = styled.div`
  display: grid;
  flex-basis: 100%;
  gap: ${space.m};
`;
