import { ConflictError, NotFoundError, StorageFullError } from "@inner-light/core";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { site } from "../../../site/site.ts";
import { button, circle, expectToast, field, openManager, titles } from "../../../testing/open-pages.tsx";

async function editCircle() {
  const view = await openManager([circle]);
  await view.press("Edit Circle");
  view.fill({ Title: "Circle of light" });
  return view;
}

describe("editing an event", () => {
  it("can cancel the event or mark it as full", async () => {
    const { user, press, fill, repository } = await openManager([circle]);
    expect(screen.getByRole("heading", { name: "Circle" })).toHaveAttribute("lang", site.language);
    await press("Edit Circle");
    expect(screen.getByRole("heading", { name: "Edit event" })).toBeVisible();
    for (const name of ["Title", "Description (optional)", "Location (optional)"])
      expect(field(name)).toHaveAttribute("lang", site.language);
    expect(titles()).toEqual([]);
    expect(screen.queryByLabelText("Repeat")).not.toBeInTheDocument();
    await user.click(field("Canceled"));
    await user.click(field("Full"));
    fill({ "Ends (optional)": "01:00" });
    expect(screen.getByText("It ends the next day.")).toBeVisible();
    await press("Save Changes");
    await expectToast("Event Updated Circle has been updated.");
    expect(await repository.list()).toEqual([{ ...circle, ends: "01:00", canceled: true, full: true }]);
    expect(screen.getByText("Canceled")).toBeVisible();

    await press("Edit Circle");
    expect(field("Canceled")).toBeChecked();
    expect(field("Ends (optional)")).toHaveValue("01:00");
  });

  it("does not show a toast if nothing changed", async () => {
    const { press } = await openManager([circle]);
    await press("Edit Circle");
    await press("Save Changes");
    await waitFor(() => expect(button("Edit Circle")).toHaveFocus());
    expect(screen.queryByText("Event Updated")).not.toBeInTheDocument();
  });

  it("keeps the event's length when its start moves", async () => {
    const { press, fill, repository } = await openManager([{ ...circle, time: "19:00", ends: "20:30" }]);
    await press("Edit Circle");
    fill({ Starts: "18:00" });
    expect(field("Ends (optional)")).toHaveValue("19:30");
    fill({ "Ends (optional)": "20:00" });
    fill({ Starts: "17:00" });
    expect(field("Ends (optional)")).toHaveValue("20:00");
    await press("Save Changes");
    await waitFor(async () => expect(await repository.list()).toMatchObject([{ time: "17:00", ends: "20:00" }]));
  });

  it("can be undone until the next change", async () => {
    const { press, fill, repository } = await openManager([circle]);
    const edit = async (title: string) => {
      await press("Edit Circle");
      fill({ Title: title });
      await press("Save Changes");
      await waitFor(() => expect(button(`Edit ${title}`)).toHaveFocus());
    };
    await edit("Circle of light");
    await press("Undo changing Circle of light");
    await expectToast("Change Undone Circle is as it was before.");
    await waitFor(() => expect(button("Edit Circle")).toHaveFocus());
    expect(await repository.list()).toEqual([circle]);
    expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();

    await edit("Moon circle");
    vi.spyOn(repository, "update").mockRejectedValueOnce(new ConflictError("It was changed"));
    await press("Undo changing Moon circle");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("This Has Changed"));
    await repository.update([{ before: { ...circle, title: "Moon circle" }, draft: { ...circle, title: "Theirs" } }]);
    await waitFor(() => expect(titles()).toEqual(["Theirs"]));
    expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it("restores the event if another tab has deleted it", async () => {
    const { press, repository } = await editCircle();
    await repository.remove([circle.id]);
    expect(await screen.findByText("This event was deleted somewhere else")).toBeVisible();
    expect(screen.queryByText("No Events Yet")).not.toBeInTheDocument();
    expect(field("Title")).toHaveValue("Circle of light");

    vi.spyOn(repository, "update").mockRejectedValueOnce(new StorageFullError("Full"));
    await press("Save Changes");
    expect(await screen.findByText("The event is back on the calendar, without your changes.")).toBeVisible();
    expect(await repository.list()).toEqual([circle]);
    await press("Save Changes");
    await expectToast("Event Updated Circle of light has been updated.");
    expect(await repository.list()).toEqual([{ ...circle, title: "Circle of light" }]);
    expect(screen.queryByText(/Recently deleted/)).not.toBeInTheDocument();
  });
});

it("a deletion that another owner has already undone cannot be undone again", async () => {
  const { press, deletedRecords } = await openManager([circle]);
  await press("Delete Circle");
  deletedRecords.restore = async () => {
    throw new NotFoundError("No such record");
  };
  await screen.findByRole("button", { name: "Undo deleting Circle" });
  await press("Undo deleting Circle");
  await expectToast("Nothing to Undo It’s back already, or no longer kept.");
  expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
});

describe("the form for an event that was also changed elsewhere", () => {
  it("asks which version to keep if both edits changed the same field", async () => {
    const { user, press, repository } = await editCircle();
    await repository.update([{ before: circle, draft: { ...circle, title: "Moon circle", time: "11:00" } }]);
    expect(await screen.findByText("This event was changed somewhere else")).toBeVisible();
    expect(screen.getByText(/^It now has/)).toHaveTextContent(
      "It now has the title “Moon circle” and the time 11:00 AM. Saving keeps that and adds your changes",
    );
    await press("Save Changes");
    const question =
      "Somewhere else, this event was given the title “Moon circle”. Which version would you like to keep?";
    expect(await screen.findByText(question)).toBeVisible();
    await press("Back to the form");
    await waitFor(() => expect(button("Save Changes")).toHaveFocus());
    expect(field("Title")).toHaveValue("Circle of light");
    await waitFor(() => expect(button("Save Changes")).toHaveAttribute("aria-disabled", "false"));
    await press("Save Changes");
    await user.click(await screen.findByRole("button", { name: "Keep the title “Circle of light” (yours)" }));
    await waitFor(() => expect(screen.queryByRole("form")).not.toBeInTheDocument());
    expect(await repository.list()).toEqual([{ ...circle, title: "Circle of light", time: "11:00" }]);
  });
});
