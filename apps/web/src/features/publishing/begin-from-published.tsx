import type { ReactNode } from "react";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { Confirmation } from "../../components/confirmation.tsx";

interface BeginFromPublishedProps {
  /** What differs here: "2 new, 1 changed". */
  readonly summary: string;
  /** A button that makes a backup. */
  readonly backup: ReactNode;
  readonly onConfirm: () => void;
}

/** A button that gives up what differs in this browser, for an owner who has published from another one since. */
export function BeginFromPublished({ summary, backup, onConfirm }: BeginFromPublishedProps) {
  return (
    <Confirmation
      question={`Start from the published calendar? You’ll lose what’s different in this browser: ${summary}. You can’t undo this.`}
      before={backup && <ButtonRow>{backup}</ButtonRow>}
      yes="Yes, start from it"
      no="No, keep what’s here"
      onYes={onConfirm}
    >
      {(ask) => (
        <Button $variant="outlined" onClick={ask}>
          Start from the published calendar
        </Button>
      )}
    </Confirmation>
  );
}
