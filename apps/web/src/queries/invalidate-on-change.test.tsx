import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { invalidateOnChange } from "./invalidate-on-change.ts";
import { queryKeys } from "./query-keys.ts";

it("the result of a pending read is dropped if a change overtakes it", async () => {
  const queryClient = new QueryClient();
  let answerLate = (_: string) => {};
  const older = new Promise<string>((resolve) => {
    answerLate = resolve;
  });
  const reads = [older, Promise.resolve("newer")];
  const options = {
    queryKey: queryKeys.events,
    queryFn: () => reads.shift() ?? Promise.reject(new Error("A third read")),
  };
  const unsubscribe = new QueryObserver(queryClient, options).subscribe(() => {});
  invalidateOnChange(queryClient)("events");
  answerLate("older");
  await waitFor(() => expect(queryClient.getQueryData(queryKeys.events)).toBe("newer"));
  unsubscribe();
});
