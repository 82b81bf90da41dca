import { UnavailableError } from "@inner-light/core";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { calendar } from "../../../../words/calendar.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { renderSite } from "../../../testing/render-site.tsx";
import { createStoredSite, type FaultPlan } from "../../../testing/stored-site.ts";

const main = () => within(screen.getByRole("main"));

describe("a calendar that cannot be read", () => {
  it.each<[string, FaultPlan, Readonly<Record<string, string>>, RegExp]>([
    ["blocked", { access: "throws" }, {}, /doesn’t let this site keep or read anything/],
    ["damaged", {}, { calendarEvents: "[{" }, /is damaged. Nothing was deleted/],
  ])("is not called empty, and leads to the practice: %s", async (_, plan, texts, reason) => {
    const { storage, ...site } = createStoredSite(texts);
    storage.plan(plan);
    await renderApp({ path: "/calendar", ...site });
    expect(await screen.findByText("The calendar can’t be read in this browser")).toBeVisible();
    expect(screen.getByText(reason)).toHaveTextContent(calendar.writeOrCall);
    expect(main().getByRole("link", { name: calendar.contact })).toHaveAttribute("href", "/contact");
    expect(screen.queryByText(calendar.nothingScheduled)).not.toBeInTheDocument();
    expect(storage.entries()).toEqual(texts);
  });

  it("is not blamed on this browser where the practice keeps it", async () => {
    const { storage, ...site } = createStoredSite();
    storage.plan({ access: "throws" });
    await renderApp({ path: "/calendar", ...site, backend: { ...site.backend, dataLocation: "practice" } });
    expect(await screen.findByText("The calendar can’t be read right now")).toBeVisible();
    expect(screen.getByText(/The dates couldn’t be loaded/)).toBeVisible();
  });

  it("is not shown as empty while it is read again", async () => {
    const list = vi.fn(() => new Promise<never>(() => {}));
    list.mockRejectedValueOnce(new UnavailableError("The line is down"));
    const { user } = await renderSite({ gate: { isOpen: async () => true }, calendarEvents: { list } }, "/admin");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    expect(screen.getByText("The calendar can’t be read right now")).toBeVisible();
    expect(screen.queryByText("No Events Yet")).not.toBeInTheDocument();
  });
});
