import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../components/button/button.ts";
import { Confirmation } from "../../components/confirmation.tsx";
import { CONTACT_DRAFT, forgetDraft } from "../../components/forget-draft.ts";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { OwnMessages } from "../../ioc/tokens.ts";

/** Erases the visitor's messages once they have confirmed it, and one that is not sent yet. */
export function EraseMessages({ onErased }: { onErased: () => void }) {
  const ownMessages = useService(OwnMessages);
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => ownMessages.erase(),
    onSuccess: () => {
      forgetDraft(queryClient, CONTACT_DRAFT);
      showToast({ title: "Your Messages Are Erased", text: "This browser no longer keeps any of them." });
      onErased();
    },
    onError: useErrorToast(),
  });

  return (
    <Confirmation
      question="Erase all messages from this browser, including damaged ones and any that someone else wrote? You can’t undo this. What you’ve already sent me by email or text stays with me. The calendar and the gallery don’t change."
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
