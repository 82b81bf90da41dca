import { StorageFullError } from "@inner-light/core";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { deviceIn } from "../../../testing/device-in.ts";
import { openAdmin } from "../../../testing/open-admin.tsx";
import { button, circle, expectToast, openManager, titles, vigil, walk } from "../../../testing/owner-calendar.tsx";
import { storeWith } from "../../../testing/store-with.ts";

deviceIn("America/New_York");

describe("an event that is deleted", () => {
  it("leaves a line in its place that brings it back, after another was deleted too", async () => {
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

  it("can be restored after a look at another page, with what was deleted together with it", async () => {
    const evenings = [3, 4].map((id) => ({ ...walk, id, title: "Evening", series: 7 }));
    const ports = storeWith({ events: [circle, ...evenings] });
    const { user, unmount } = await openAdmin({ ports });
    const press = (name: string) => user.click(button(name));
    await press("Delete Circle");
    await user.click((await screen.findAllByRole("button", { name: "Delete Evening" }))[0] ?? document.body);
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

  it("that is over has the focus once it is restored, and lets the next press have it", async () => {
    const { user, press } = await openManager([vigil, circle]);
    await user.click(screen.getByText("Past events (1)"));
    await press("Delete Vigil");
    await press("Undo deleting Vigil");
    await waitFor(() => expect(button("Edit Vigil")).toHaveFocus());
    await press("Add New Event");
    await waitFor(() => expect(screen.getByLabelText("Title")).toHaveFocus());
  });

  it("stays among the recently deleted when it cannot be brought back", async () => {
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

  it("has no Undo where there was no room to keep it", async () => {
    const { press, deletedRecords } = await openManager();
    deletedRecords.list = async () => [];
    await press("Delete Circle");
    await waitFor(() => expect(titles()).toEqual(["Walk"]));
    await waitFor(() => expect(screen.queryByRole("button", { name: /Undo/ })).not.toBeInTheDocument());
  });
});
