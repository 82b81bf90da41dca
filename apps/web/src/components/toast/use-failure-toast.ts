import { NotFoundError } from "@inner-light/core";
import { failureFor } from "../../site/failures.ts";
import { useToast } from "./toast-provider.tsx";

/** The way to say, at once, that something could not be done. What somebody else has done already is no alarm. */
export function useFailureToast(): (error: unknown) => void {
  const showToast = useToast();
  return (error) => showToast({ ...failureFor(error), destructive: !(error instanceof NotFoundError) });
}
