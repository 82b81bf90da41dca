import type { SubmitEvent } from "react";

/** Returns a handler that passes the form's data to a mutation, unless it is pending. */
export function submitWith({ isPending, mutate }: { isPending: boolean; mutate: (typed: FormData) => void }) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget, event.nativeEvent.submitter));
  };
}
