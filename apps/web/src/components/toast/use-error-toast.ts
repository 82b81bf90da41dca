import { type Guarantees, hasCode } from "@inner-light/core";
import { errors } from "../../../words/messages.ts";
import { type ErrorWords, errorMessageFor } from "../../site/error-messages.ts";
import { useWords } from "../language/use-words.ts";
import { useToast } from "./toast-provider.tsx";

/**
 * Shows why something could not be done. `guarantees` are those of a change that must not be made twice: where its answer
 * may have been lost, the owner looks first. A record that is gone already is no cause for alarm.
 */
export function useErrorToast(guarantees?: Pick<Guarantees, "afterNoAnswer">): (error: unknown) => void {
  const showToast = useToast();
  const words: ErrorWords = useWords(errors);
  return (error) => {
    const mayBeDone =
      guarantees?.afterNoAnswer === "unknown" && hasCode(error, "unavailable") && error.reason === undefined;
    const message = (mayBeDone && words.perhapsDone) || errorMessageFor(error, words);
    showToast({ ...message, destructive: !hasCode(error, "not-found") });
  };
}
