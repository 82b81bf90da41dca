import type { SubmitEvent } from "react";

interface FormMutation {
  readonly isPending: boolean;
  readonly mutate: (typed: FormData) => void;
}

/** Returns a handler that passes the form's data to a mutation, unless it is pending. */
export function submitWith({ isPending, mutate }: FormMutation) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget, event.nativeEvent.submitter));
  };
}
