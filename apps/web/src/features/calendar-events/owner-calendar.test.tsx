import { StorageFullError } from "@inner-light/core";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, circle, expectToast, openManager, titles, vigil, walk } from "../../testing/owner-calendar.ts";
import { stopPressClock } from "../../testing/stop-press-clock.ts";

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
    expect(screen.getByLabelText("Location")).toHaveValue("The orchard");
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

  it("keeps to the rules of a new one, and stays as it was after Cancel", async () => {
    const { user, repository } = await openManager();
    await user.click(button("Edit Circle"));
    await user.clear(screen.getByLabelText("Title"));
    await user.click(button("Save Changes"));
    await expectToast("Missing Information Please fill in all required fields.");
    expect(screen.getByLabelText("Title")).toBeInvalid();
    await user.click(button("Cancel"));
    await waitFor(() => expect(button("Edit Circle")).toHaveFocus());
    expect(await repository.list()).toEqual([circle, walk]);
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

describe("an event that changes between the form and the store", () => {
  it("is not overwritten before the owner has been told", async () => {
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
    expect(await screen.findByText("This event was changed somewhere else")).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("Circle of light");
    expect(await repository.list()).toEqual([longer]);

    await user.click(button("Save Changes"));
    await expectToast("Event Updated Circle of light has been updated.");
    expect(await repository.list()).toEqual([{ ...circle, title: "Circle of light" }]);
  });
});

describe("an event that repeats", () => {
  const fill = async (user: Awaited<ReturnType<typeof openManager>>["user"], repetition: string, count: string) => {
    await user.click(button("Add New Event"));
    await user.type(screen.getByLabelText("Title"), "Evening");
    await user.type(screen.getByLabelText("Date"), "2026-10-25");
    await user.type(screen.getByLabelText("Time"), "18:00");
    await user.selectOptions(screen.getByLabelText("Repeat"), repetition);
    await user.type(screen.getByLabelText("How many in all"), count);
    await user.dblClick(button("Add Event"));
  };

  it("becomes so many events of one series, with one toast", async () => {
    const { user, repository } = await openManager([]);
    await fill(user, "Every week", "3");
    await expectToast("Events Added Successfully! 🎉 Evening has been added to the calendar 3 times, every week.");
    const items = await repository.list();
    expect(items.map(({ date }) => date)).toEqual(["2026-10-25", "2026-11-01", "2026-11-08"]);
    expect(items[0]).toEqual({
      ...circle,
      id: items[0]?.id,
      title: "Evening",
      description: "",
      date: "2026-10-25",
      time: "18:00",
      type: "aura-reading",
      location: "",
      series: items[0]?.series,
    });
    expect(items[0]?.series).toEqual(expect.any(Number));
    expect(new Set(items.map(({ series }) => series)).size).toBe(1);
  });

  it.each([
    ["Every two weeks", "every two weeks", ["2026-10-25", "2026-11-08", "2026-11-22"]],
    [
      "Every month, on the same weekday",
      "every month, on the same weekday",
      ["2026-10-25", "2026-11-22", "2026-12-27"],
    ],
  ] as const)("may do so otherwise: %s", async (repetition, words, dates) => {
    const { user, repository } = await openManager([]);
    await fill(user, repetition, "3");
    await expectToast(`Evening has been added to the calendar 3 times, ${words}.`);
    expect((await repository.list()).map(({ date }) => date)).toEqual(dates);
  });

  it("asks for a whole number", async () => {
    const { user, repository } = await openManager([]);
    await fill(user, "Every week", "99");
    await waitFor(() => expect(screen.getByLabelText("How many in all")).toBeInvalid());
    expect(screen.getByText("Please enter a whole number from 2 to 52")).toBeVisible();
    expect(await repository.list()).toEqual([]);
  });

  it("is added whole or not at all, and stays in the form when there is no room", async () => {
    const { user, repository } = await openManager([]);
    const add = repository.add;
    repository.add = async () => {
      throw new StorageFullError("Full");
    };
    await fill(user, "Every week", "5");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("There Is No Room Left"));
    expect(screen.getByLabelText("Title")).toHaveValue("Evening");
    expect(screen.getByLabelText("Date")).toHaveValue("2026-10-25");
    expect(screen.getByLabelText("How many in all")).toHaveValue("5");

    repository.add = add;
    await user.click(button("Add Event"));
    await expectToast("5 times, every week.");
    expect((await repository.list()).map(({ date }) => date)).toEqual([
      "2026-10-25",
      "2026-11-01",
      "2026-11-08",
      "2026-11-15",
      "2026-11-22",
    ]);
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
    await user.type(screen.getByLabelText("Time"), "09:00");
    expect(screen.queryByText(/is also on/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Repeat"), "Every week");
    await user.type(screen.getByLabelText("How many in all"), "2");
    const warning = screen.getByText(/is also on Wednesday, July 1, 2026 at 9:00 AM\.$/);
    expect(warning).toHaveTextContent("Walk is also on");
    expect(warning.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    await user.click(button("Add Event"));
    await expectToast("2 times, every week.");
    expect(await repository.list()).toHaveLength(4);
  });

  it("does not warn an event of itself", async () => {
    const { user } = await openManager([vigil, circle]);
    await user.click(screen.getByText("Past events (1)"));
    await user.click(await screen.findByRole("button", { name: "Edit Vigil" }));
    expect(screen.queryByText(/has passed|is also on/)).not.toBeInTheDocument();
  });

  it("offers earlier places", async () => {
    const { user } = await openManager();
    await user.click(button("Add New Event"));
    const list = screen.getByLabelText("Location").getAttribute("list") ?? "";
    const places = [...(document.getElementById(list)?.children ?? [])].map((option) => option.getAttribute("value"));
    expect(places).toEqual(["The practice", "The orchard"]);
  });
});
