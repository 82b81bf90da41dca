import { useMutation } from "@tanstack/react-query";
import { download } from "../browser/download.ts";
import { useErrorToast } from "../toast/use-error-toast.ts";

/**
 * The properties of a button that downloads the JSON file that `read` resolves to, once per press, or says why not. Other
 * components can tell by the key that a download is under way.
 */
export function useDownload(
  read: () => Promise<{ readonly name: string; readonly text: string }>,
  mutationKey: readonly string[] = ["download"],
) {
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: read,
    onSuccess: ({ name, text }) => download(name, text, "application/json"),
    onError: useErrorToast(),
  });
  return {
    onClick: () => !isPending && mutate(),
    "aria-disabled": isPending || undefined,
  };
}
