import type { CalendarEvent } from "@inner-light/core";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, circle, expectToast, openManager, titles, walk } from "../../../testing/owner-calendar.ts";
import { stopPressClock } from "../../../testing/stop-press-clock.ts";

stopPressClock();

describe("an event that is edited", () => {
  it("opens in its place with what it says, is saved once, and is found again", async () => {
    const { user, repository } = await openManager();
    await user.click(button("Edit Circle"));
    expect(screen.getByRole("form", { name: "Edit event" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Edit event" })).toBeVisible();
    expect(titles()).toEqual(["Walk"]);
    expect(screen.getByLabelText("Title")).toHaveFocus();
    expect(screen.getByLabelText("Title")).toHaveValue("Circle");
    expect(screen.getByLabelText("Date")).toHaveValue("2026-06-01");
    expect(screen.getByLabelText("Location (optional)")).toHaveValue("The orchard");
    expect(screen.queryByLabelText("Repeat")).not.toBeInTheDocument();

    await user.clear(screen.getByLabelText("Title"));
    await user.type(screen.getByLabelText("Title"), "Big circle");
    await user.clear(screen.getByLabelText("Date"));
    await user.type(screen.getByLabelText("Date"), "2026-08-01");
    await user.dblClick(button("Save Changes"));
    await expectToast("Event Updated Big circle has been updated.");
    expect(titles()).toEqual(["Walk", "Big circle"]);
    expect(await repository.list()).toEqual([{ ...circle, title: "Big circle", date: "2026-08-01" }, walk]);
    await waitFor(() => expect(button("Edit Big circle")).toHaveFocus());
  });

  it("can be canceled or full, and may end after midnight, until the owner takes that back", async () => {
    const { user, repository } = await openManager([circle]);
    await user.click(button("Edit Circle"));
    await user.click(screen.getByLabelText("Canceled"));
    await user.click(screen.getByLabelText("Full"));
    await user.type(screen.getByLabelText("Ends (optional)"), "01:00");
    expect(screen.getByText("It ends the next day.")).toBeVisible();
    await user.click(button("Save Changes"));
    await expectToast("Event Updated Circle has been updated.");
    expect(await repository.list()).toEqual([{ ...circle, ends: "01:00", canceled: true, full: true }]);
    expect(screen.getByText("Canceled")).toBeVisible();

    await user.click(button("Edit Circle"));
    expect(screen.getByLabelText("Canceled")).toBeChecked();
    expect(screen.getByLabelText("Ends (optional)")).toHaveValue("01:00");
    await user.click(screen.getByLabelText("Canceled"));
    await user.click(screen.getByLabelText("Full"));
    await user.clear(screen.getByLabelText("Ends (optional)"));
    await user.click(button("Save Changes"));
    await waitFor(() => expect(screen.queryByText("Canceled")).not.toBeInTheDocument());
    expect(await repository.list()).toStrictEqual([circle]);
  });

  it("stays in the form when another tab has deleted it meanwhile, and can be brought back as it is written", async () => {
    const { user, repository } = await openManager([circle]);
    await user.click(button("Edit Circle"));
    await user.type(screen.getByLabelText("Title"), " of light");
    await repository.remove([circle.id]);
    expect(await screen.findByText("This event was deleted somewhere else")).toBeVisible();
    expect(screen.queryByText("No Events Yet")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Title")).toHaveValue("Circle of light");

    await user.click(button("Save Changes"));
    await expectToast("Event Updated Circle of light has been updated.");
    expect(await repository.list()).toEqual([{ ...circle, id: expect.any(Number), title: "Circle of light" }]);
  });
});

describe("an event that two owners edit", () => {
  async function editWhileOtherSaves(change: Partial<CalendarEvent>) {
    const { user, repository } = await openManager([circle]);
    await user.click(button("Edit Circle"));
    await user.type(screen.getByLabelText("Title"), " of light");
    await repository.update([{ before: circle, draft: { ...circle, ...change } }]);
    expect(await screen.findByText("This event was changed somewhere else")).toBeVisible();
    await user.click(button("Save Changes"));
    return { user, repository };
  }

  it("keeps what the other one saved in the fields that this one has not edited", async () => {
    const { repository } = await editWhileOtherSaves({ location: "The garden", full: true });
    await expectToast("Event Updated Circle of light has been updated.");
    expect(await repository.list()).toEqual([
      { ...circle, title: "Circle of light", location: "The garden", full: true },
    ]);
  });

  it.each([
    ["Keep mine", "Circle of light"],
    ["Keep the other one", "Moon circle"],
  ])("asks at the button where both edited the same field: %s", async (answer, title) => {
    const { user, repository } = await editWhileOtherSaves({ title: "Moon circle", time: "11:00" });
    const question =
      "Somewhere else, this event was given the title “Moon circle”. Which version would you like to keep?";
    expect(await screen.findByText(question)).toBeVisible();
    await user.click(button("Back to the form"));
    await waitFor(() => expect(button("Save Changes")).toHaveFocus());
    expect(screen.getByLabelText("Title")).toHaveValue("Circle of light");
    await waitFor(() => expect(button("Save Changes")).toHaveAttribute("aria-disabled", "false"));
    await user.click(button("Save Changes"));
    await user.click(await screen.findByRole("button", { name: answer }));
    await waitFor(() => expect(screen.queryByRole("form")).not.toBeInTheDocument());
    expect(await repository.list()).toEqual([{ ...circle, title, time: "11:00" }]);
  });

  it("is not saved over what the list did not show yet, before the owner has been told", async () => {
    const { user, repository } = await openManager([circle]);
    await user.click(button("Edit Circle"));
    await user.type(screen.getByLabelText("Title"), " of light");
    const longer = { ...circle, description: "Bring a blanket." };
    const update = repository.update;
    repository.update = async (changes) => {
      repository.update = update;
      await repository.update([{ before: circle, draft: longer }]);
      return repository.update(changes);
    };
    await user.click(button("Save Changes"));
    const alert = await within(screen.getByRole("form", { name: "Edit event" })).findByRole("alert");
    expect(alert).toHaveTextContent("This event or its series was changed somewhere else");
    expect(await repository.list()).toEqual([longer]);
    await user.click(button("Save Changes"));
    await expectToast("Event Updated Circle of light has been updated.");
    expect(await repository.list()).toEqual([{ ...longer, title: "Circle of light" }]);
  });
});

describe("an event that repeats", () => {
  it("becomes so many events of one series, with one toast", async () => {
    const { user, repository } = await openManager([]);
    await user.click(button("Add New Event"));
    await user.type(screen.getByLabelText("Title"), "Evening");
    await user.type(screen.getByLabelText("Date"), "2026-10-25");
    await user.type(screen.getByLabelText("Starts"), "18:00");
    await user.selectOptions(screen.getByLabelText("Repeat"), "Every week");
    await user.type(screen.getByLabelText("How many dates, with the first"), "3");
    await user.dblClick(button("Add Event"));
    await expectToast("Events Added Successfully! 🎉 Evening has been added to the calendar 3 times, every week.");
    const items = await repository.list();
    expect(items.map(({ date }) => date)).toEqual(["2026-10-25", "2026-11-01", "2026-11-08"]);
    expect(new Set(items.map(({ series }) => series)).size).toBe(1);
  });
});

describe("the form", () => {
  it("warns of a day that has passed and of a twin, and lets both be", async () => {
    const { user, repository } = await openManager();
    await user.click(button("Add New Event"));
    await user.type(screen.getByLabelText("Title"), "Again");
    await user.type(screen.getByLabelText("Date"), "2026-04-30");
    expect(screen.getByText("This date has passed, so visitors won’t see the event.")).toBeVisible();
    await user.clear(screen.getByLabelText("Date"));
    await user.type(screen.getByLabelText("Date"), "2026-05-01");
    expect(screen.queryByText(/has passed/)).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText("Date"));
    await user.type(screen.getByLabelText("Date"), "2026-06-24");
    await user.type(screen.getByLabelText("Starts"), "09:00");
    expect(screen.queryByText(/is also on/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Repeat"), "Every week");
    await user.type(screen.getByLabelText("How many dates, with the first"), "2");
    const warning = screen.getByText(/is also on Wednesday, July 1, 2026 at 9:00 AM\.$/);
    expect(warning).toHaveTextContent("Walk is also on");
    expect(warning.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    await user.click(button("Add Event"));
    await expectToast("2 times, every week.");
    expect(await repository.list()).toHaveLength(4);
  });

  it("offers earlier places", async () => {
    const { user } = await openManager();
    await user.click(button("Add New Event"));
    const list = screen.getByLabelText("Location (optional)").getAttribute("list") ?? "";
    const places = [...(document.getElementById(list)?.children ?? [])].map((option) => option.getAttribute("value"));
    expect(places).toEqual(["The practice", "The orchard"]);
  });
});
