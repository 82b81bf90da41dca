import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  CalendarEventRepository,
  DeletedRecords,
  Inbox,
  PublishedCalendar,
  Snapshots,
  StorageDiagnostics,
} from "../ioc/tokens.ts";
import { openManagerOf } from "../testing/owner-calendar.ts";
import { recordCalls } from "../testing/record-calls.ts";
import { createTestContainer } from "../testing/render-app.tsx";
import { typeEvent } from "../testing/typed-event.ts";
import { invalidateOnChange } from "./invalidate-on-change.ts";
import { queryKeys } from "./query-keys.ts";

describe("an event that is added", () => {
  it("makes what is on the screen be read again, once each, and nothing else", async () => {
    const container = createTestContainer();
    const calls: string[] = [];
    const ports = [CalendarEventRepository, PublishedCalendar, Inbox, DeletedRecords, Snapshots, StorageDiagnostics];
    for (const token of ports) await recordCalls<object>(container, token, calls);
    const { user } = await openManagerOf(container);
    await screen.findByText("No Events Yet");
    await screen.findByRole("region", { name: "Publish" });
    calls.length = 0;

    await user.click(screen.getByRole("button", { name: "Add New Event" }));
    await typeEvent(user, { Title: "Solstice circle" });
    await user.click(screen.getByRole("button", { name: "Add Event" }));
    await screen.findByRole("heading", { level: 3, name: "Solstice circle" });
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Event Added Successfully!"));

    const reads = calls.filter((method) => method !== "add");
    expect(reads.toSorted()).toEqual(["hasOwnList", "issues", "list", "list"]);
  });
});

it("what a read under way returns is dropped when a change overtakes it", async () => {
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
