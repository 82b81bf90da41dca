import { UnavailableError } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { calendar } from "../../../../words/calendar.ts";
import {
  button,
  circle,
  expectToast,
  openAdmin,
  renderCalendar,
  renderManager,
  titles,
} from "../../../testing/open-pages.tsx";
import { backendOf, backendWith } from "../../../testing/render-site.tsx";
import { storeWith } from "../../../testing/store-with.ts";
import { createStoredSite, type FaultPlan } from "../../../testing/stored-site.ts";
import { expectFilledIn, TYPED_EVENT, typeEvent } from "../../../testing/typed-input.ts";

const STORED = { title: TYPED_EVENT.Title, date: TYPED_EVENT.Date, time: TYPED_EVENT.Starts };
const events = [aCalendarEvent({ id: 1, title: "Walk" }), aCalendarEvent({ id: 2, title: "Long talk" })];
const texts = { calendarEvents: JSON.stringify(events) };

describe("an event that cannot be saved", () => {
  it("stays in the form while storage is full", async () => {
    const { storage, stored, ...site } = createStoredSite(texts);
    const { user } = await openAdmin(site);
    await user.click(button("Add New Event"));
    typeEvent();
    storage.plan({ write: () => "full" });
    await user.click(button("Add Event"));
    expect(await screen.findByText("There Is No Room Left")).toBeVisible();
    expect(screen.getByRole("status")).not.toHaveTextContent("Added");
    expectFilledIn(TYPED_EVENT);
    expect(titles()).toEqual(["Walk", "Long talk"]);
    expect(storage.entries()).toEqual(texts);

    storage.heal();
    await user.click(button("Add Event"));
    await expectToast("Event Added Successfully!");
    expect(stored("calendarEvents")).toMatchObject([...events, STORED]);
  });

  it("cannot be entered while storage is blocked", async () => {
    const { storage, ...site } = createStoredSite();
    storage.plan({ access: "throws" });
    await openAdmin(site);
    expect(button("Add New Event")).toBeDisabled();
    expect(screen.getByText("The calendar can’t be read right now").parentElement).toHaveTextContent(
      "This browser doesn’t let this site keep anything. Its privacy settings can change that.",
    );
    expect(screen.queryByText("No Events Yet")).not.toBeInTheDocument();
  });
});

/** Opens the list on a store that makes the next change but loses the response. */
async function openLosing(method: "add" | "update" | "remove") {
  const { calendarEvents, ...store } = storeWith({ events: [circle] });
  const port: object = calendarEvents;
  const change = Reflect.get(port, method);
  Reflect.set(port, method, async (...input: unknown[]) => {
    Reflect.set(port, method, change);
    await change(...input);
    throw new UnavailableError("The line is down");
  });
  const { user } = await renderManager(backendWith({ ...store, calendarEvents }));
  return { calendarEvents, press: (name: string) => user.click(button(name)) };
}

describe("a lost response to a change", () => {
  it("leaves the added event in the list", async () => {
    const { press } = await openLosing("add");
    await press("Add New Event");
    typeEvent({ Title: "Class" });
    await press("Add Event");
    const form = within(screen.getByRole("form", { name: "New event" }));
    expect(await form.findByText("Your Site Could Not Be Reached")).toBeVisible();
    expect(form.getByText(/please look at the list below/)).toBeVisible();
    await waitFor(() => expect(titles()).toContain("Class"));
  });

  it("lets the owner save an edit again", async () => {
    const { press, calendarEvents } = await openLosing("update");
    await press("Edit Circle");
    typeEvent({ Title: "Class", Date: "2026-06-02" });
    await press("Save Changes");
    expect(await screen.findByText(/^Perhaps this was saved.* it is never saved twice\.$/)).toBeVisible();
    expect(screen.queryByText(/somewhere else/)).not.toBeInTheDocument();
    await press("Save Changes");
    await waitFor(() => expect(titles()).toEqual(["Class"]));
    expect(await calendarEvents.list()).toMatchObject([{ title: "Class", date: "2026-06-02" }]);
  });

  it("refreshes the list after a deletion", async () => {
    const { press } = await openLosing("remove");
    await press("Delete Circle");
    const alert = await screen.findByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent("We Can’t Tell Whether It Was Done"));
    expect(alert).toHaveTextContent("Please look before you try again.");
    expect(await screen.findByText("No Events Yet")).toBeVisible();
  });
});

describe("a calendar that cannot be read", () => {
  it.each<[string, FaultPlan, Readonly<Record<string, string>>, RegExp]>([
    ["blocked", { access: "throws" }, {}, /doesn’t let this site keep or read anything/],
    ["damaged", {}, { calendarEvents: "[{" }, /is damaged. Nothing was deleted/],
  ])("does not look empty: %s", async (_, plan, texts, reason) => {
    const { storage, ...site } = createStoredSite(texts);
    storage.plan(plan);
    await renderCalendar(backendWith(site.ports, site.backend));
    expect(await screen.findByText("The calendar can’t be read in this browser")).toBeVisible();
    expect(screen.getByText(reason)).toHaveTextContent(calendar.writeOrCall);
    expect(screen.getByRole("link", { name: calendar.contact })).toHaveAttribute("href", "/contact");
    expect(screen.queryByText(calendar.nothingScheduled)).not.toBeInTheDocument();
    expect(storage.entries()).toEqual(texts);
  });

  it("does not mention the browser if a server stores the events", async () => {
    const { storage, ...site } = createStoredSite();
    storage.plan({ access: "throws" });
    const backend = backendWith(site.ports, { ...site.backend, dataLocation: "practice" });
    await renderCalendar(backend);
    expect(await screen.findByText("The calendar can’t be read right now")).toBeVisible();
    expect(screen.getByText(/The dates couldn’t be loaded/)).toBeVisible();
  });

  it("does not look empty while it reloads", async () => {
    const list = vi.fn(() => new Promise<never>(() => {}));
    list.mockRejectedValueOnce(new UnavailableError("The line is down"));
    const { user } = await renderManager(backendOf({ calendarEvents: { list } }));
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    expect(screen.getByText("The calendar can’t be read right now")).toBeVisible();
    expect(screen.queryByText("No Events Yet")).not.toBeInTheDocument();
  });
});
