import { ConflictError } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { button, expectToast, field, openManager } from "../../../testing/open-pages.tsx";

const evening = (id: number, date: "2026-06-01" | "2026-06-08" | "2026-06-15") =>
  aCalendarEvent({ id, title: "Evening", date, time: "18:00", series: 7 });
const first = evening(11, "2026-06-01");
const second = evening(12, "2026-06-08");
const third = evening(13, "2026-06-15");
const series = [first, second, third];

const on = (date: string, name: string) =>
  within(screen.getByRole("article", { name: new RegExp(`${date.replace(" ", "\u00a0")},`) })).getByRole("button", {
    name: `${name} Evening`,
  });

/** Opens the owner's calendar with all dates of the series in view. */
async function openSeries(dates = series) {
  const view = await openManager(dates);
  await view.user.click(screen.getByText(/^\d more dates?$/));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(dates.length));
  return view;
}

describe("changing a series", () => {
  it("deletes one date, or the later ones as well", async () => {
    const { user, press, repository } = await openSeries();
    await user.click(on("June 8", "Delete"));
    expect(button("Keep it")).toHaveFocus();
    expect(button("Keep it")).toHaveAccessibleDescription(
      "This event is part of a series. What would you like to delete?",
    );
    await user.keyboard("{Escape}");
    expect(on("June 8", "Delete")).toHaveFocus();
    await user.click(on("June 8", "Delete"));
    await press("This and later ones (2)");
    await expectToast("Events Deleted 2 dates have been removed.");
    expect(await repository.list()).toEqual([first]);
    expect(await screen.findByText(/ and one later one are deleted\.$/)).toHaveTextContent(
      "Evening on Monday, June 8, 2026 and one later one are deleted.",
    );
    await waitFor(() => expect(button("Undo deleting Evening")).toHaveFocus());
    await press("Undo deleting Evening");
    await expectToast("Events Restored Evening is back on the calendar on 2 dates.");
    expect(new Set(await repository.list())).toEqual(new Set(series));
    await waitFor(() => expect(on("June 8", "Edit")).toHaveFocus());

    await user.click(on("June 1", "Delete"));
    await press("Only this one");
    await waitFor(async () => expect(await repository.list()).toEqual([second, third]));
  });

  it("moves the later dates by the same number of days", async () => {
    const { user, press, fill, repository } = await openSeries();
    await user.click(on("June 8", "Edit"));
    fill({ Date: "2026-06-10", Starts: "19:00" });
    await press("Save Changes");
    await screen.findByRole("button", { name: "Back to the form" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button("Save Changes")).toHaveFocus());
    expect(field("Date")).toHaveValue("2026-06-10");
    await waitFor(() => expect(button("Save Changes")).toHaveAttribute("aria-disabled", "false"));
    await user.dblClick(button("Save Changes"));
    await waitFor(() => expect(button("Back to the form")).toHaveFocus());
    await user.dblClick(button("This and later ones (2)"));
    await expectToast("Events Updated Evening has been updated on 2 dates.");
    expect(await repository.list()).toEqual([
      first,
      { ...second, date: "2026-06-10", time: "19:00" },
      { ...third, date: "2026-06-17", time: "19:00" },
    ]);
    await waitFor(() => expect(on("June 10", "Edit")).toHaveFocus());
  });

  it("keeps the form open if one of the dates has changed elsewhere", async () => {
    const { user, press, fill, repository } = await openSeries();
    await user.click(on("June 1", "Edit"));
    fill({ Title: "Evening of light" });
    vi.spyOn(repository, "update").mockRejectedValueOnce(new ConflictError("A later one has changed"));
    await press("Save Changes");
    await user.click(await screen.findByRole("button", { name: "This and later ones (3)" }));
    const alert = await within(screen.getByRole("form", { name: "Edit event" })).findByRole("alert");
    expect(alert).toHaveTextContent("This event or its series was changed somewhere else");
    expect(field("Title")).toHaveValue("Evening of light");
  });

  it("shows which dates keep their own time", async () => {
    const { user, press, fill } = await openSeries([first, second, { ...third, time: "20:00", ends: "21:00" }]);
    await user.click(on("June 1", "Edit"));
    fill({ Starts: "10:00" });
    await press("Save Changes");
    expect(await screen.findByText(/ June 15 keeps its own time\.$/)).toBeVisible();
  });

  it("adds more dates to the series", async () => {
    const { press, fill, repository } = await openManager([first, second]);
    await press("Add dates Evening");
    expect(screen.getByText(/^More dates for/)).toHaveTextContent("More dates for Evening, in the same series.");
    await waitFor(() => expect(field("Date")).toHaveFocus());
    fill({ Date: "2026-06-15" });
    await press("Add Event");
    await expectToast("Event Added Successfully! 🎉 Evening has been added to the calendar.");
    expect(await repository.list()).toEqual([first, second, { ...third, id: expect.any(Number) }]);
  });

  it("does not add dates to an invalid event", async () => {
    const { user, press, fill, repository } = await openManager([
      { ...first, title: "x".repeat(300), series: undefined },
    ]);
    await user.click(screen.getByRole("button", { name: /^Add dates/ }));
    fill({ Title: "Evening", Date: "2026-06-15" });
    await press("Add Event");
    await expectToast(
      `Please Edit This Event First ${"x".repeat(300)} can’t be saved as it is. Edit it, then add dates.`,
    );
    expect(await repository.list()).toHaveLength(1);
  });

  it("does not add dates to an event that was deleted elsewhere", async () => {
    const { press, fill, repository } = await openManager([{ ...first, series: undefined }]);
    await press("Add dates Evening");
    fill({ Date: "2026-06-15" });
    await repository.remove([first.id]);
    await press("Add Event");
    expect(await within(screen.getByRole("form", { name: "New event" })).findByRole("alert")).toBeVisible();
  });
});
