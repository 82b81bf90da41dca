import { hasCode, mayBeStored } from "@inner-light/core";
import { errors } from "../../../words/messages.ts";
import { type ErrorWords, errorMessageFor } from "../../site/error-messages.ts";
import { useWords } from "../language/use-words.ts";
import { useToast } from "./toast-provider.tsx";

/**
 * Shows why something could not be done. A change that must not be made twice (`isOnce`) may be stored although its answer
 * was lost: the owner looks first. A record that is gone already is no cause for alarm.
 */
export function useErrorToast({ isOnce = false } = {}): (error: unknown) => void {
  const showToast = useToast();
  const words: ErrorWords = useWords(errors);
  return (error) => {
    const message = (isOnce && mayBeStored(error) && words.perhapsDone) || errorMessageFor(error, words);
    showToast({ ...message, destructive: !hasCode(error, "not-found") });
  };
}
