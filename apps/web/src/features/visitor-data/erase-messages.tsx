import { Button } from "../../components/button/button.ts";
import { Confirmation } from "../../components/confirmation.tsx";
import { useEraseOwnMessages } from "./use-visitor-data.ts";

/** Erases the visitor's messages after they have confirmed it. */
export function EraseMessages({ onErased }: { onErased: () => void }) {
  const { mutateAsync, isPending } = useEraseOwnMessages();

  const erase = () => {
    if (isPending) return;
    // Not by a callback of the mutation: this question goes away with what is erased.
    mutateAsync().then(onErased, () => undefined);
  };

  return (
    <Confirmation
      question="Erase all messages from this browser, damaged ones too, whoever wrote them? This cannot be undone. What you have already sent me by e-mail or text stays with me, and the calendar and gallery stay as they are."
      yes="Yes, erase them"
      no="No, keep them"
      onYes={erase}
    >
      {(ask) => (
        <Button $variant="outlined" onClick={ask}>
          Erase my messages
        </Button>
      )}
    </Confirmation>
  );
}
