import { FixedClock } from "@inner-light/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { storageLocalModule } from "../ioc/storage-local.module.ts";
import { Backups, CalendarEventRepository, Inbox, PublishedCalendar, StorageDiagnostics } from "../ioc/tokens.ts";
import { openManagerOf } from "../testing/owner-calendar.ts";
import { createTestContainer } from "../testing/render-app.tsx";
import { storeWith } from "../testing/store-with.ts";

describe.each([
  { backend: "in memory", createModule: () => storeWith() },
  { backend: "in local storage", createModule: () => storageLocalModule(new FixedClock()) },
])("an event that is added $backend", ({ createModule }) => {
  it("makes what is on the screen be read again, once each, and nothing else", async () => {
    const container = createTestContainer(createModule());
    const { user } = await openManagerOf(container);
    await screen.findByText("No Events Yet");
    await screen.findByRole("region", { name: "Publish" });
    const events = container.get(CalendarEventRepository);
    const reads = {
      events: vi.spyOn(events, "list"),
      upcoming: vi.spyOn(events, "upcoming"),
      deleted: vi.spyOn(events, "listDeleted"),
      published: vi.spyOn(container.get(PublishedCalendar), "published"),
      hasOwnList: vi.spyOn(container.get(PublishedCalendar), "hasOwnList"),
      messages: vi.spyOn(container.get(Inbox), "list"),
      lastBackup: vi.spyOn(container.get(Backups), "lastBackupAt"),
      issues: vi.spyOn(container.get(StorageDiagnostics), "issues"),
      usage: vi.spyOn(container.get(StorageDiagnostics), "usage"),
    };

    await user.click(screen.getByRole("button", { name: "Add New Event" }));
    await user.type(screen.getByLabelText("Title"), "Solstice circle");
    await user.type(screen.getByLabelText("Date"), "2026-06-21");
    await user.type(screen.getByLabelText("Time"), "18:00");
    await user.click(screen.getByRole("button", { name: "Add Event" }));
    await screen.findByRole("heading", { level: 3, name: "Solstice circle" });
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Event Added Successfully!"));

    const counts = Object.entries(reads).map(([name, { mock }]) => [name, mock.calls.length]);
    expect(Object.fromEntries(counts)).toEqual({
      events: 1,
      upcoming: 0,
      deleted: 1,
      published: 0,
      hasOwnList: 1,
      messages: 0,
      lastBackup: 0,
      issues: 1,
      usage: 0,
    });
  });
});
