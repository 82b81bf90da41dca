import type { ReactNode } from "react";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { Confirmation } from "../../components/confirmation.tsx";
import { SmallText } from "../../components/text.ts";

interface BeginFromPublishedProps {
  /** What differs here: "2 new, 1 changed". */
  readonly summary: string;
  /** A button that makes a backup. */
  readonly backup: ReactNode;
  readonly onConfirm: () => void;
}

/** Offers to give up what differs in this browser, for an owner who has published from another one since. */
export function BeginFromPublished({ summary, backup, onConfirm }: BeginFromPublishedProps) {
  return (
    <Confirmation
      question={`Begin from the published calendar? What differs in this browser is lost: ${summary}. This cannot be undone.`}
      before={backup && <ButtonRow>{backup}</ButtonRow>}
      yes="Yes, begin from it"
      no="No, keep what is here"
      onYes={onConfirm}
    >
      {(ask) => (
        <>
          <SmallText>
            Have you published from another computer since? Then the published calendar is the newer one, and you can go
            on from it here.
          </SmallText>
          <ButtonRow>
            <Button $variant="outlined" onClick={ask}>
              Begin from the published calendar
            </Button>
          </ButtonRow>
        </>
      )}
    </Confirmation>
  );
}
