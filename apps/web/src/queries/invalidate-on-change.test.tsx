import { FixedClock } from "@inner-light/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storageLocalModule } from "../ioc/storage-local.module.ts";
import { Backups, CalendarEventRepository, Inbox, PublishedCalendar, StorageDiagnostics } from "../ioc/tokens.ts";
import { openManagerOf } from "../testing/owner-calendar.ts";
import { recordCalls } from "../testing/record-calls.ts";
import { createTestContainer } from "../testing/render-app.tsx";
import { storeWith } from "../testing/store-with.ts";

describe.each([
  { backend: "in memory", createModule: () => storeWith() },
  { backend: "in local storage", createModule: () => storageLocalModule(new FixedClock()) },
])("an event that is added $backend", ({ createModule }) => {
  it("makes what is on the screen be read again, once each, and nothing else", async () => {
    const container = createTestContainer(createModule());
    const calls: string[] = [];
    await recordCalls(container, CalendarEventRepository, calls);
    await recordCalls(container, PublishedCalendar, calls);
    await recordCalls(container, Inbox, calls);
    await recordCalls(container, Backups, calls);
    await recordCalls(container, StorageDiagnostics, calls);
    const { user } = await openManagerOf(container);
    await screen.findByText("No Events Yet");
    await screen.findByRole("region", { name: "Publish" });
    calls.length = 0;

    await user.click(screen.getByRole("button", { name: "Add New Event" }));
    await user.type(screen.getByLabelText("Title"), "Solstice circle");
    await user.type(screen.getByLabelText("Date"), "2026-06-21");
    await user.type(screen.getByLabelText("Time"), "18:00");
    await user.click(screen.getByRole("button", { name: "Add Event" }));
    await screen.findByRole("heading", { level: 3, name: "Solstice circle" });
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Event Added Successfully!"));

    const reads = calls.filter((method) => method !== "add");
    expect(reads.toSorted()).toEqual(["hasOwnList", "issues", "list", "listDeleted"]);
  });
});
