import { ConflictError, NotFoundError } from "@inner-light/core";
import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { backendOf } from "../testing/render-site.tsx";
import { createQueryClient, invalidateOnChange } from "./query-client.ts";
import { queryKeys } from "./query-keys.ts";

it("a change discards the result of a pending read", async () => {
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

it.each([new NotFoundError("Gone"), new ConflictError("Changed")])(
  "a refused change refetches the data: %s",
  async (refusal) => {
    const queryClient = createQueryClient(backendOf({}), () => {});
    const read = vi.fn(async () => "newer");
    const events = new QueryObserver(queryClient, { queryKey: queryKeys.events, queryFn: read });
    const unsubscribe = events.subscribe(() => {});
    await waitFor(() => expect(events.getCurrentResult().isSuccess).toBe(true));
    const change = new MutationObserver(queryClient, { mutationFn: () => Promise.reject(refusal) });
    await expect(change.mutate()).rejects.toBe(refusal);
    expect(read).toHaveBeenCalledTimes(2);
    unsubscribe();
  },
);
