import { StorageFullError } from "@inner-light/core";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, circle, expectToast, openManager, titles, walk } from "../../../testing/owner-calendar.ts";

describe("an event that is deleted", () => {
  it("leaves a line in its place that brings it back", async () => {
    const { user, repository } = await openManager();
    await user.click(button("Delete Circle"));
    await expectToast("Event Deleted The event has been removed from the calendar.");
    await waitFor(() => expect(button("Undo deleting Circle")).toHaveFocus());
    await user.dblClick(button("Undo deleting Circle"));
    await expectToast("Event Restored Circle is back on the calendar.");
    await waitFor(() => expect(titles()).toEqual(["Circle", "Walk"]));
    expect(await repository.list()).toEqual([walk, circle]);
    await waitFor(() => expect(button("Edit Circle")).toHaveFocus());
    expect(screen.queryByText(/Recently deleted/)).not.toBeInTheDocument();
  });

  it("can be restored after others were deleted, and after a walk through the site", async () => {
    const { user, repository, router } = await openManager();
    await user.click(button("Delete Circle"));
    await user.click(await screen.findByRole("button", { name: "Delete Walk" }));
    expect(await screen.findByText("No Events Yet")).toBeVisible();
    await router.navigate({ to: "/terms" });
    await router.navigate({ to: "/admin" });
    await user.click(await screen.findByText("Recently deleted (2)"));
    expect(screen.getByText(/kept for 30 days/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Undo/ })).not.toBeInTheDocument();
    expect(button("Restore Circle")).toHaveAccessibleDescription(
      "Circle, Monday, June\u00a01, 2026 Deleted on May\u00a01, 2026, kept until May\u00a031, 2026",
    );
    await user.click(button("Restore Circle"));
    await expectToast("Event Restored Circle is back on the calendar.");
    expect(await screen.findByText("Recently deleted (1)")).toBeVisible();
    expect(await repository.list()).toEqual([circle]);
  });

  it("can be undone after another was deleted", async () => {
    const { user, repository } = await openManager();
    await user.click(button("Delete Circle"));
    await user.click(await screen.findByRole("button", { name: "Delete Walk" }));
    await waitFor(() => expect(button("Undo deleting Walk")).toHaveFocus());
    await user.click(button("Undo deleting Circle"));
    await expectToast("Event Restored Circle is back on the calendar.");
    expect(await repository.list()).toEqual([circle]);
    expect(button("Undo deleting Walk")).toBeVisible();
  });

  it("stays among the recently deleted when it cannot be brought back", async () => {
    const { user, deletedRecords } = await openManager();
    deletedRecords.restore = async () => {
      throw new StorageFullError("Full");
    };
    await user.click(button("Delete Circle"));
    await user.click(await screen.findByRole("button", { name: "Undo deleting Circle" }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("There Is No Room Left"));
    expect(button("Undo deleting Circle")).toBeVisible();
    expect(await screen.findByText("Recently deleted (1)")).toBeVisible();
  });

  it("is among the recently deleted when another tab has deleted it, until that restores it", async () => {
    const { repository, deletedRecords } = await openManager();
    await repository.remove([circle.id]);
    expect(await screen.findByText("Recently deleted (1)")).toBeVisible();
    await deletedRecords.restore("events", [circle.id]);
    await waitFor(() => expect(screen.queryByText(/Recently deleted/)).not.toBeInTheDocument());
  });

  it("has no Undo where there was no room to keep it", async () => {
    const { user, deletedRecords } = await openManager();
    deletedRecords.list = async () => [];
    await user.click(button("Delete Circle"));
    await waitFor(() => expect(titles()).toEqual(["Walk"]));
    await waitFor(() => expect(screen.queryByRole("button", { name: /Undo/ })).not.toBeInTheDocument());
  });
});
