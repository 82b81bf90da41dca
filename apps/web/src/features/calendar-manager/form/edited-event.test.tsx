import type { CalendarEvent } from "@inner-light/core";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, circle, expectToast, field, openManager, titles } from "../../../testing/owner-calendar.ts";

/** The form for the circle, with another title typed. */
async function editCircle() {
  const view = await openManager([circle]);
  await view.press("Edit Circle");
  await view.fill({ Title: "Circle of light" });
  return view;
}

describe("an event that is edited", () => {
  it("can be canceled or full, and may end after midnight, until the owner takes that back", async () => {
    const { user, press, fill, repository } = await openManager([circle]);
    await press("Edit Circle");
    expect(screen.getByRole("heading", { name: "Edit event" })).toBeVisible();
    expect(titles()).toEqual([]);
    expect(screen.queryByLabelText("Repeat")).not.toBeInTheDocument();
    await user.click(field("Canceled"));
    await user.click(field("Full"));
    await fill({ "Ends (optional)": "01:00" });
    expect(screen.getByText("It ends the next day.")).toBeVisible();
    await press("Save Changes");
    await expectToast("Event Updated Circle has been updated.");
    expect(await repository.list()).toEqual([{ ...circle, ends: "01:00", canceled: true, full: true }]);
    expect(screen.getByText("Canceled")).toBeVisible();

    await press("Edit Circle");
    expect(field("Canceled")).toBeChecked();
    expect(field("Ends (optional)")).toHaveValue("01:00");
    await user.click(field("Canceled"));
    await user.click(field("Full"));
    await fill({ "Ends (optional)": "" });
    await press("Save Changes");
    await waitFor(() => expect(screen.queryByText("Canceled")).not.toBeInTheDocument());
    expect(await repository.list()).toStrictEqual([circle]);
  });

  it("stays in the form when another tab has deleted it meanwhile, and can be brought back as it is written", async () => {
    const { press, repository } = await editCircle();
    await repository.remove([circle.id]);
    expect(await screen.findByText("This event was deleted somewhere else")).toBeVisible();
    expect(screen.queryByText("No Events Yet")).not.toBeInTheDocument();
    expect(field("Title")).toHaveValue("Circle of light");

    await press("Save Changes");
    await expectToast("Event Updated Circle of light has been updated.");
    expect(await repository.list()).toEqual([{ ...circle, id: expect.any(Number), title: "Circle of light" }]);
  });
});

describe("an event that two owners edit", () => {
  async function editWhileOtherSaves(change: Partial<CalendarEvent>) {
    const view = await editCircle();
    await view.repository.update([{ before: circle, draft: { ...circle, ...change } }]);
    expect(await screen.findByText("This event was changed somewhere else")).toBeVisible();
    await view.press("Save Changes");
    return view;
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
    const { user, press, repository } = await editWhileOtherSaves({ title: "Moon circle", time: "11:00" });
    const question =
      "Somewhere else, this event was given the title “Moon circle”. Which version would you like to keep?";
    expect(await screen.findByText(question)).toBeVisible();
    await press("Back to the form");
    await waitFor(() => expect(button("Save Changes")).toHaveFocus());
    expect(field("Title")).toHaveValue("Circle of light");
    await waitFor(() => expect(button("Save Changes")).toHaveAttribute("aria-disabled", "false"));
    await press("Save Changes");
    await user.click(await screen.findByRole("button", { name: answer }));
    await waitFor(() => expect(screen.queryByRole("form")).not.toBeInTheDocument());
    expect(await repository.list()).toEqual([{ ...circle, title, time: "11:00" }]);
  });
});
