import { failureFor } from "../../site/failures.ts";
import { useToast } from "./toast-provider.tsx";

/** The way to say, at once, that something could not be done. */
export function useFailureToast(): (error: unknown) => void {
  const showToast = useToast();
  return (error) => showToast({ ...failureFor(error), destructive: true });
}
