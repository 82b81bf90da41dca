import { hasCode, mayBeStored } from "@inner-light/core";
import { errors } from "../../../words/messages.ts";
import { type ErrorWords, errorMessageFor } from "../../site/error-messages.ts";
import { useWords } from "../language/use-words.ts";
import { useToast } from "./toast-provider.tsx";

/** Reports a failure. If `isOnce` is set and the response was lost, the toast asks the owner to check first. */
export function useErrorToast({ isOnce = false } = {}): (error: unknown) => void {
  const showToast = useToast();
  const words: ErrorWords = useWords(errors);
  return (error) => {
    const message = (isOnce && mayBeStored(error) && words.perhapsDone) || errorMessageFor(error, words);
    showToast({ ...message, destructive: !hasCode(error, "not-found") });
  };
}
