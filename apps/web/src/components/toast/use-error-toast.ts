import { hasCode } from "@inner-light/core";
import { errorMessageFor } from "../../site/error-messages.ts";
import { useToast } from "./toast-provider.tsx";

/** Shows why something could not be done. A record that is gone already is no cause for alarm. */
export function useErrorToast(): (error: unknown) => void {
  const showToast = useToast();
  return (error) => showToast({ ...errorMessageFor(error), destructive: !hasCode(error, "not-found") });
}
