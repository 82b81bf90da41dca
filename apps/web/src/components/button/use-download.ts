import { useMutation } from "@tanstack/react-query";
import { download } from "../../browser/download.ts";
import { useErrorToast } from "../toast/use-error-toast.ts";
import { ignoreDoubleClick } from "./ignore-double-click.ts";

interface JsonFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The properties of a button that downloads the file that `read` resolves to, once per press. Shows a toast if `read`
 * rejects.
 */
export function useDownload(read: () => Promise<JsonFile>) {
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: ({ name, text }) => download(name, text, "application/json"),
    onError: useErrorToast(),
  });
  return {
    onClick: ignoreDoubleClick(() => !isPending && mutate()),
    "aria-disabled": isPending || undefined,
  };
}
