import { aCalendarEvent } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openAdmin } from "../../testing/open-admin.ts";
import { button, titles } from "../../testing/owner-calendar.ts";
import { renderApp } from "../../testing/render-app.tsx";
import type { FaultPlan } from "../../testing/storage-faults.ts";
import { createStoredSite } from "../../testing/stored-site.ts";
import { typeEvent } from "../../testing/typed-event.ts";

const first = aCalendarEvent({ id: 1, title: "First", date: "2026-06-01" });
const second = aCalendarEvent({ id: 2, title: "Second", date: "2026-06-02" });

const main = () => within(screen.getByRole("main"));

describe("a calendar that cannot be read", () => {
  it.each<[string, FaultPlan, Readonly<Record<string, string>>, RegExp]>([
    ["blocked", { access: "throws" }, {}, /doesn’t let this site keep or read anything/],
    ["damaged", {}, { calendarEvents: "[{" }, /is damaged. Nothing was deleted/],
    ["without a readable record", {}, { calendarEvents: "[null]" }, /is damaged. Nothing was deleted/],
  ])("is not called empty, and leads to the practice: %s", async (_, plan, texts, reason) => {
    const { storage, ...site } = createStoredSite(texts);
    storage.plan(plan);
    await renderApp({ path: "/calendar", ...site });
    expect(await screen.findByText("The calendar can’t be read in this browser")).toBeVisible();
    expect(screen.getByText(reason)).toHaveTextContent("Please write or call to hear what’s coming up.");
    expect(main().getByRole("link", { name: "Contact me" })).toHaveAttribute("href", "/contact");
    expect(screen.queryByText("No Upcoming Events")).not.toBeInTheDocument();
    expect(storage.entries()).toEqual(texts);
  });

  it("is not blamed on this browser where the practice keeps it", async () => {
    const { storage, ...site } = createStoredSite();
    storage.plan({ access: "throws" });
    await renderApp({ path: "/calendar", ...site, backend: { ...site.backend, dataLocation: "practice" } });
    expect(await screen.findByText("The calendar can’t be read right now")).toBeVisible();
    expect(screen.getByText(/It didn’t load completely/)).toBeVisible();
  });

  it("is readable again for visitors once the owner has added an event, and what was damaged is kept", async () => {
    const { storage, stored, ...site } = createStoredSite({ calendarEvents: "[{" });
    const { user, router } = await openAdmin(site);
    await user.click(button("Add New Event"));
    await typeEvent(user);
    await user.click(button("Add Event"));
    await waitFor(() => expect(titles()).toEqual(["Reiki under the trees"]));
    expect(stored("calendarEvents")).toMatchObject([{ title: "Reiki under the trees" }]);
    expect(Object.values(storage.entries())).toContain("[{");

    await router.navigate({ to: "/calendar" });
    const upcoming = within(await screen.findByRole("region", { name: "Upcoming events" }));
    expect(await upcoming.findByRole("heading", { name: "Reiki under the trees" })).toBeVisible();
  });
});

describe("a calendar that is readable in part", () => {
  it("shows what can be read, and keeps what cannot through an add and a delete", async () => {
    const bad = [{ ...first, id: 3, date: "2026-02-30" }, null, { id: "lost", title: "From another program" }];
    const older = { ...first, color: "violet", seats: 12 };
    const {
      storage: _,
      stored,
      ...site
    } = createStoredSite({
      calendarEvents: JSON.stringify([older, ...bad, second]),
    });
    const { user } = await openAdmin(site);
    expect(titles()).toEqual(["First", "Second"]);
    await user.click(button("Add New Event"));
    await typeEvent(user);
    await user.click(button("Add Event"));
    await waitFor(() => expect(titles()).toEqual(["First", "Second", "Reiki under the trees"]));
    await user.click(button("Delete Second"));
    await waitFor(() => expect(titles()).toEqual(["First", "Reiki under the trees"]));
    const added = expect.objectContaining({ title: "Reiki under the trees" });
    expect(stored("calendarEvents")).toEqual([older, ...bad, added]);
  });
});
