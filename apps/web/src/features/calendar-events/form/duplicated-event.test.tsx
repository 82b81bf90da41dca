import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, circle, expectToast, openManager, walk } from "../../../testing/owner-calendar.ts";
import { stopPressClock } from "../../../testing/stop-press-clock.ts";

stopPressClock();

describe("an event that is duplicated", () => {
  it("opens the form for the one that was chosen last", async () => {
    const { user } = await openManager();
    await user.click(button("Add New Event"));
    for (const title of ["Circle", "Walk"]) {
      await user.click(button(`Duplicate ${title}`));
      await waitFor(() => expect(screen.getByLabelText("Title")).toHaveValue(title));
    }
  });

  it("opens the form for a new one with all but the date, and neither canceled nor full", async () => {
    const { user, repository } = await openManager([circle, { ...walk, ends: "10:00", canceled: true, full: true }]);
    await user.click(button("Duplicate Walk"));
    expect(screen.getByRole("form", { name: "New event" })).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("Walk");
    expect(screen.getByLabelText("Starts")).toHaveValue("09:00");
    expect(screen.getByLabelText("Ends (optional)")).toHaveValue("10:00");
    expect(screen.queryByLabelText("Canceled")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Date")).toHaveValue("");
    expect(screen.getByLabelText("Date")).toHaveFocus();
    await user.type(screen.getByLabelText("Date"), "2026-07-02");
    await user.click(button("Add Event"));
    await expectToast("Event Added Successfully! 🎉 Walk has been added to the calendar.");
    const [, , copy] = await repository.list();
    expect(copy).toEqual({ ...walk, id: expect.any(Number), date: "2026-07-02", ends: "10:00" });
    expect(copy?.id).not.toBe(walk.id);
  });
});
