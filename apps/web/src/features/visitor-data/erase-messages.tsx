import { useMutation } from "@tanstack/react-query";
import { Button } from "../../components/button/button.ts";
import { Confirmation } from "../../components/confirmation.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { OwnMessages } from "../../ioc/tokens.ts";

/** Erases the visitor's messages once they have confirmed it. */
export function EraseMessages({ onErased }: { onErased: () => void }) {
  const ownMessages = useService(OwnMessages);
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => ownMessages.erase(),
    onSuccess: () => {
      showToast({ title: "Your Messages Are Erased", text: "This browser keeps none of them any more." });
      onErased();
    },
    onError: useErrorToast(),
  });

  return (
    <Confirmation
      question="Erase all messages from this browser, damaged ones too, whoever wrote them? This cannot be undone. What you have already sent me by e-mail or text stays with me, and the calendar and gallery stay as they are."
      yes="Yes, erase them"
      no="No, keep them"
      onYes={() => !isPending && mutate()}
    >
      {(ask) => (
        <Button $variant="outlined" onClick={ask}>
          Erase my messages
        </Button>
      )}
    </Confirmation>
  );
}
