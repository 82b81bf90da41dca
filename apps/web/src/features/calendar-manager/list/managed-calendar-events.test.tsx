import { type CalendarEvent, StorageFullError } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { deviceIn } from "../../../testing/in-test.ts";
import {
  button,
  circle,
  expectToast,
  openAdmin,
  openManager,
  titles,
  vigil,
  walk,
} from "../../../testing/open-pages.tsx";
import { storeWith } from "../../../testing/store-with.ts";

deviceIn("America/New_York");

describe("the list of the owner's events", () => {
  const titlesIn = (name: string) =>
    within(screen.getByRole("list", { name }))
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
  const past = () => screen.getByText(/^Past events/).closest("details");

  it("shows upcoming events first and collapses past ones", async () => {
    const { user } = await openManager([walk, vigil, { ...vigil, id: 4, title: "Supper", date: "2026-04-30" }, circle]);
    expect(titles()).toEqual(["Circle", "Walk"]);
    expect(titlesIn("Upcoming events")).toEqual(["Circle", "Walk"]);
    expect(past()).not.toHaveAttribute("open");
    await user.click(screen.getByText("Past events (2)"));
    expect(past()).toHaveAttribute("open");
    await waitFor(() => expect(titlesIn("Past events")).toEqual(["Supper", "Vigil"]));
  });

  it("expands past events if there are no others", async () => {
    const { press, fill } = await openManager([vigil]);
    expect(past()).toHaveAttribute("open");
    await press("Edit Vigil");
    fill({ Date: "2026-06-02" });
    await press("Save Changes");
    await waitFor(() => expect(titlesIn("Upcoming events")).toEqual(["Vigil"]));
    await press("Edit Vigil");
    fill({ Date: "2026-04-02" });
    await press("Save Changes");
    await waitFor(() => expect(button("Edit Vigil")).toHaveFocus());
    expect(past()).toHaveAttribute("open");
  });

  it("shows how many events the calendar does not list yet", async () => {
    const days = Array.from({ length: 11 }, (_, day) => ({ ...walk, id: day, title: `Day ${day}` }));
    const { user } = await openManager([...days, vigil]);
    const line = screen.getByText(
      /^The calendar lists 10 events today, through .+, 2026\. 1 more waits until those pass\.$/,
    );
    expect(line).toBeVisible();
    await user.click(button("Delete Day 3"));
    await waitFor(() => expect(line).not.toBeInTheDocument());
    expect(screen.queryByLabelText("Find events")).not.toBeInTheDocument();
  });

  it("can be searched if it is long", async () => {
    const walks = Array.from({ length: 19 }, (_, id) => ({ ...walk, id: 10 + id }));
    const { press, fill } = await openManager([...walks, circle, vigil]);
    expect(past()).not.toHaveAttribute("open");
    fill({ "Find events": "Group Session april 1, 2026 6:30 pm" });
    expect(titles()).toEqual(["Vigil"]);
    fill({ "Find events": "june" });
    expect(titles()).toEqual(["Circle"]);
    expect(screen.getByText("1 of 21 events")).toBeVisible();

    await press("Edit Circle");
    fill({ Title: "Circle of light", "Find events": "vigil" });
    expect(screen.getByLabelText("Title")).toHaveValue("Circle of light");
    await press("Cancel");
    await press("Discard it");
    expect(titles()).toEqual(["Vigil"]);
    expect(past()).toHaveAttribute("open");
    await press("Delete Vigil");
    expect(await screen.findByText(/^on Wednesday, April 1, 2026 is deleted\.$/)).toHaveTextContent("Vigil on");
    expect(screen.getByText("0 of 20 events")).toBeVisible();
  });
});

describe("the dates of a series", () => {
  const evening = (id: number, date: CalendarEvent["date"], different: Partial<CalendarEvent> = {}) =>
    aCalendarEvent({ id, date, title: "Evening", time: "19:00", ends: "20:30", series: 7, ...different });
  const evenings = [
    evening(11, "2026-06-03"),
    evening(12, "2026-06-10", { canceled: true }),
    evening(13, "2026-06-17"),
    evening(14, "2026-06-24", { title: "Last evening", time: "18:00" }),
  ];
  const dates = () =>
    screen
      .getAllByRole("article")
      .map((row) => within(row).getAllByRole("time")[0]?.textContent.replace("\u00a0", " "));
  const press = (name: string | RegExp) => userEvent.click(screen.getAllByRole("button", { name })[0] ?? document.body);

  it("share one row that shows the next date until the owner expands it", async () => {
    const { user } = await openManager([...evenings, circle]);
    expect(titles()).toEqual(["Circle", "Evening"]);
    expect(screen.getByText("Every Wednesday, 7:00").parentElement).toHaveTextContent(
      /^Every Wednesday, 7:00 to 8:30 PM$/,
    );
    expect(screen.getByText("4 dates, through June 24, 2026")).toBeVisible();
    expect(dates()).toEqual(["Monday, June 1, 2026 at 6:30\u00a0PM", "June 3, 2026"]);
    await user.click(screen.getByText("3 more dates"));
    await waitFor(() => expect(dates()).toHaveLength(5));
    expect(screen.getByRole("article", { name: "Evening June\u00a010, 2026" })).toHaveTextContent(/Canceled/);
    const other = "Last evening Wednesday, June\u00a024, 2026 at 6:00\u00a0PM";
    expect(within(screen.getByRole("article", { name: other })).getByRole("button", { name: /^Delete/ })).toBeVisible();
    await user.click(screen.getByText("3 more dates"));
    await waitFor(() => expect(dates()).toHaveLength(2));
  });

  it("expand to show a date that was found, edited, or deleted", async () => {
    const walks = Array.from({ length: 19 }, (_, id) => ({ ...walk, id: 30 + id }));
    const { user, fill } = await openManager([...evenings, ...walks]);
    fill({ "Find events": "June 2026" });
    await waitFor(() => expect(dates()).toHaveLength(4));
    fill({ "Find events": "Last" });
    expect(titles()).toEqual(["Last evening"]);
    await press("Edit Last evening");
    fill({ "Find events": "", "Location (optional)": "The orchard" });
    await press("Save Changes");
    await waitFor(() => expect(button("Edit Last evening")).toHaveFocus());
    await user.click(screen.getByText("3 more dates"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Edit Last evening" })).not.toBeInTheDocument());
    await press("Delete Evening");
    await press("Only this one");
    await waitFor(() => expect(button("Undo deleting Evening")).toHaveFocus());
    expect(screen.getByText("3 dates, through June 24, 2026")).toBeVisible();
  });

  it("show “Not published yet” only once if none is published", async () => {
    const ports = storeWith({ events: evenings, published: { createdAt: "2026-04-30T12:00:00.000Z", events: [] } });
    await openAdmin({ ports });
    expect(await screen.findAllByText("Not published yet")).toHaveLength(1);
  });
});

describe("a deleted event", () => {
  it("can be restored from the line that replaces it", async () => {
    const { user, press, repository } = await openManager();
    await press("Delete Circle");
    await expectToast("Event Deleted The event has been removed from the calendar.");
    await waitFor(() => expect(button("Undo deleting Circle")).toHaveFocus());
    await press("Delete Walk");
    await waitFor(() => expect(button("Undo deleting Walk")).toHaveFocus());
    await user.dblClick(button("Undo deleting Circle"));
    await expectToast("Event Restored Circle is back on the calendar.");
    await waitFor(() => expect(titles()).toEqual(["Circle"]));
    expect(await repository.list()).toEqual([circle]);
    await waitFor(() => expect(button("Edit Circle")).toHaveFocus());
    await press("Undo deleting Walk");
    await waitFor(() => expect(screen.queryByText(/Recently deleted/)).not.toBeInTheDocument());
  });

  it("can be restored after a visit to another page", async () => {
    const evenings = [3, 4].map((id) => ({ ...walk, id, title: "Evening", series: 7 }));
    const ports = storeWith({ events: [circle, ...evenings] });
    const { user, unmount } = await openAdmin({ ports });
    const press = (name: string) => user.click(button(name));
    await press("Delete Circle");
    await user.click(await screen.findByRole("button", { name: "Delete Evening" }));
    await press("This and later ones (2)");
    expect(await screen.findByText("No Events Yet")).toBeVisible();
    unmount();
    await openAdmin({ ports });
    await user.click(await screen.findByText("Recently deleted (2)"));
    expect(screen.getByText(/kept for 30 days/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Undo/ })).not.toBeInTheDocument();
    expect(button("Restore Circle")).toHaveAccessibleDescription(
      "Circle, Monday, June\u00a01, 2026 Deleted on May\u00a01, 2026, kept until May\u00a031, 2026",
    );
    expect(button("Restore Evening")).toHaveAccessibleDescription(/^Evening, .*, 2026 and one later one Deleted on/);
    await press("Restore Evening");
    await expectToast("Events Restored Evening is back on the calendar on 2 dates.");
    expect(await screen.findByText("Recently deleted (1)")).toBeVisible();
    expect(new Set(await ports.calendarEvents.list())).toEqual(new Set(evenings));
  });

  it("receives focus after it is restored", async () => {
    const { user, press } = await openManager([vigil, circle]);
    await user.click(screen.getByText("Past events (1)"));
    await press("Delete Vigil");
    await press("Undo deleting Vigil");
    await waitFor(() => expect(button("Edit Vigil")).toHaveFocus());
    await press("Add New Event");
    await waitFor(() => expect(screen.getByLabelText("Title")).toHaveFocus());
  });

  it("stays in the list of recently deleted events if restoring fails", async () => {
    const { user, press, deletedRecords } = await openManager();
    deletedRecords.restore = async () => {
      throw new StorageFullError("Full");
    };
    await press("Delete Circle");
    await user.click(await screen.findByRole("button", { name: "Undo deleting Circle" }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("There Is No Room Left"));
    expect(button("Undo deleting Circle")).toBeVisible();
    expect(await screen.findByText("Recently deleted (1)")).toBeVisible();
  });

  it("has no Undo button if there was no room to keep it", async () => {
    const { press, deletedRecords } = await openManager();
    deletedRecords.list = async () => [];
    await press("Delete Circle");
    await waitFor(() => expect(titles()).toEqual(["Walk"]));
    await waitFor(() => expect(screen.queryByRole("button", { name: /Undo/ })).not.toBeInTheDocument());
  });
});
