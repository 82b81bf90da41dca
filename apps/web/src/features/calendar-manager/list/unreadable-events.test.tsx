import { UnavailableError } from "@inner-light/core";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { calendar } from "../../../../words/calendar.ts";
import { renderCalendar } from "../../../testing/open-calendar.tsx";
import { renderManager } from "../../../testing/owner-calendar.tsx";
import { backendWith } from "../../../testing/render-app.tsx";
import { backendOf } from "../../../testing/render-site.tsx";
import { createStoredSite, type FaultPlan } from "../../../testing/stored-site.ts";

describe("a calendar that cannot be read", () => {
  it.each<[string, FaultPlan, Readonly<Record<string, string>>, RegExp]>([
    ["blocked", { access: "throws" }, {}, /doesn’t let this site keep or read anything/],
    ["damaged", {}, { calendarEvents: "[{" }, /is damaged. Nothing was deleted/],
  ])("is not called empty, and leads to the practice: %s", async (_, plan, texts, reason) => {
    const { storage, ...site } = createStoredSite(texts);
    storage.plan(plan);
    await renderCalendar(backendWith(site.ports, site.backend));
    expect(await screen.findByText("The calendar can’t be read in this browser")).toBeVisible();
    expect(screen.getByText(reason)).toHaveTextContent(calendar.writeOrCall);
    expect(screen.getByRole("link", { name: calendar.contact })).toHaveAttribute("href", "/contact");
    expect(screen.queryByText(calendar.nothingScheduled)).not.toBeInTheDocument();
    expect(storage.entries()).toEqual(texts);
  });

  it("is not blamed on this browser where the practice keeps it", async () => {
    const { storage, ...site } = createStoredSite();
    storage.plan({ access: "throws" });
    const backend = backendWith(site.ports, { ...site.backend, dataLocation: "practice" });
    await renderCalendar(backend);
    expect(await screen.findByText("The calendar can’t be read right now")).toBeVisible();
    expect(screen.getByText(/The dates couldn’t be loaded/)).toBeVisible();
  });

  it("is not shown as empty while it is read again", async () => {
    const list = vi.fn(() => new Promise<never>(() => {}));
    list.mockRejectedValueOnce(new UnavailableError("The line is down"));
    const { user } = await renderManager(backendOf({ calendarEvents: { list } }));
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    expect(screen.getByText("The calendar can’t be read right now")).toBeVisible();
    expect(screen.queryByText("No Events Yet")).not.toBeInTheDocument();
  });
});
