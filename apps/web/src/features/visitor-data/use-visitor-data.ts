import { useMutation, useQuery } from "@tanstack/react-query";
import { download } from "../../components/download.ts";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { OwnMessages } from "../../ioc/tokens.ts";
import { messageQueries } from "../../queries/messages.ts";

/** What this browser keeps of what the visitor wrote. Read once it is `wanted`; before that the backend is not loaded. */
export function useOwnMessages(wanted: boolean) {
  return useQuery({ ...messageQueries.own(useService(OwnMessages)), enabled: wanted });
}

export function useDownloadOwnMessages() {
  const ownMessages = useService(OwnMessages);
  const onError = useErrorToast();
  return useMutation({
    mutationFn: () => ownMessages.export(),
    onSuccess: (file) => download("my-messages.json", file, "application/json"),
    onError,
  });
}

export function useEraseOwnMessages() {
  const ownMessages = useService(OwnMessages);
  const showToast = useToast();
  const onError = useErrorToast();
  return useMutation({
    mutationFn: () => ownMessages.erase(),
    onSuccess: () =>
      showToast({ title: "Your Messages Are Erased", text: "This browser keeps none of them any more." }),
    onError,
  });
}
