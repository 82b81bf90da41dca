import { hasCode } from "@inner-light/core";
import { errors } from "../../../words/messages.ts";
import { ownersErrorMessageFor } from "../../site/owners-error-messages.ts";
import { useWords } from "../language/use-words.ts";
import { useToast } from "./toast-provider.tsx";

/** Shows why something could not be done. A record that is gone already is no cause for alarm. */
export function useErrorToast(): (error: unknown) => void {
  const showToast = useToast();
  const words = useWords(errors);
  return (error) => showToast({ ...ownersErrorMessageFor(error, words), destructive: !hasCode(error, "not-found") });
}
