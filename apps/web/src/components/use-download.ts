import { useMutation } from "@tanstack/react-query";
import { download } from "../browser/download.ts";
import { useErrorToast } from "./toast/use-error-toast.ts";

interface JsonFile {
  readonly name: string;
  readonly text: string;
}

/** Downloads the file that `read` resolves to. Shows a toast if it rejects. */
export function useDownload(read: () => Promise<JsonFile>) {
  return useMutation({
    mutationFn: read,
    onSuccess: ({ name, text }) => download(name, text, "application/json"),
    onError: useErrorToast(),
  });
}
