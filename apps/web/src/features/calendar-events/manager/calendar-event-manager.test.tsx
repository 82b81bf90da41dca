import { aCalendarEvent } from "@inner-light/core/testing";
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openManager } from "../../../testing/owner-calendar.ts";
import { typeEvent } from "../../../testing/typed-event.ts";

async function addEvent(user: UserEvent, title: string) {
  await user.click(screen.getByRole("button", { name: "Add New Event" }));
  await user.type(screen.getByLabelText("Title"), title);
  await user.type(screen.getByLabelText("Date"), "2026-06-21");
  await user.type(screen.getByLabelText("Starts"), "18:00");
  await user.dblClick(screen.getByRole("button", { name: "Add Event" }));
}

describe("the owner's calendar", () => {
  it("takes a new event once, says so, and puts the form away", async () => {
    const { user, repository } = await openManager([]);
    expect(screen.getByText("No Events Yet")).toBeVisible();
    expect(screen.getByRole("button", { name: "Add New Event" })).not.toHaveAttribute("aria-controls");
    await addEvent(user, "Solstice circle");

    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(
        "Event Added Successfully! 🎉 Solstice circle has been added to the calendar.",
      ),
    );
    expect(screen.queryByLabelText("Title")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Solstice circle" })).toBeVisible();
    expect(await repository.list()).toEqual([
      {
        id: expect.any(Number),
        title: "Solstice circle",
        description: "",
        date: "2026-06-21",
        time: "18:00",
        type: "aura-reading",
        location: "",
      },
    ]);

    await user.click(screen.getByRole("button", { name: "Add New Event" }));
    for (const label of ["Title", "Description (optional)", "Date", "Starts", "Location (optional)"]) {
      expect(screen.getByLabelText(label)).toHaveValue("");
    }
    expect(screen.getByLabelText("Type")).toHaveValue("aura-reading");
  });

  it("opens its form with one button, and closes it with the same", async () => {
    const { user, repository } = await openManager([]);
    await user.click(screen.getByRole("button", { name: "Add New Event" }));
    const form = screen.getByRole("form", { name: "New event" });
    await user.type(screen.getByLabelText("Title"), "Solstice circle");
    const cancel = screen.getByRole("button", { name: "Cancel", expanded: true });
    expect(cancel).toHaveAttribute("aria-controls", form.id);
    await user.click(cancel);
    expect(screen.queryByRole("form", { name: "New event" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add New Event", expanded: false })).toBe(cancel);
    expect(await repository.list()).toEqual([]);
  });

  it("asks for whatever is missing, one field or several, and leads to the first", async () => {
    const { user, repository } = await openManager([]);
    await user.click(screen.getByRole("button", { name: "Add New Event" }));
    for (const [missing, different] of [
      [["Title", "Date", "Starts"], { Title: "", Date: "", Starts: "" }],
      [["Title"], { Title: "   " }],
      [["Date"], { Date: "" }],
      [["Starts"], { Starts: "" }],
    ] as const) {
      await typeEvent(user, different);
      await user.click(screen.getByRole("button", { name: "Add Event" }));
      await waitFor(() => expect(screen.getByLabelText(missing[0])).toHaveFocus());
      expect(screen.getByRole("status")).toHaveTextContent("Missing Information Please fill in all required fields.");
      const marked = ["Title", "Date", "Starts"].filter(
        (label) => screen.getByLabelText(label).getAttribute("aria-invalid") === "true",
      );
      expect(marked).toEqual(missing);
    }
    expect(await repository.list()).toEqual([]);
  });

  it("does not call an invalid value missing", async () => {
    const { user } = await openManager([]);
    await addEvent(user, "Solstice circle");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Event Added Successfully!"));
    await user.click(screen.getByRole("button", { name: "Add New Event" }));
    await user.type(screen.getByLabelText("Title"), "Evening");
    await user.type(screen.getByLabelText("Date"), "2026-06-21");
    await user.type(screen.getByLabelText("Starts"), "18:00");
    expect(screen.queryByLabelText(/^How many/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Repeat"), "Every week");
    await user.type(screen.getByLabelText("How many dates, with the first"), "abc");
    await user.click(screen.getByRole("button", { name: "Add Event" }));
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Please Check What You Typed"));
    expect(screen.getByText("Please enter a whole number from 2 to 52")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Repeat"), "Does not repeat");
    await user.click(screen.getByRole("button", { name: "Add Event" }));
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Event Added Successfully!"));
  });

  it("says so when a description has reached its limit", async () => {
    const { user } = await openManager([]);
    await user.click(screen.getByRole("button", { name: "Add New Event" }));
    await user.click(screen.getByLabelText("Description (optional)"));
    await user.paste("Bring a blanket.");
    expect(screen.queryByText(/all that fits/)).not.toBeInTheDocument();
    await user.paste("x".repeat(3000));
    expect(screen.getByText("That’s all that fits: 2,000 characters.")).toBeVisible();
    expect(screen.getByLabelText("Description (optional)")).toHaveValue(`Bring a blanket.${"x".repeat(1984)}`);
  });

  it("throws away nothing that was typed when another form is asked for", async () => {
    const events = [aCalendarEvent({ id: 1, title: "Walk" })];
    const { user } = await openManager(events);
    await user.click(screen.getByRole("button", { name: "Add New Event" }));
    await user.type(screen.getByLabelText("Title"), "Moon circle");
    await user.click(screen.getByRole("button", { name: "Edit Walk" }));
    expect(await screen.findByText("A Form Is Still Open")).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("Moon circle");
    expect(screen.getByLabelText("Title")).toHaveFocus();

    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Edit Walk" }));
    expect(screen.getByLabelText("Title")).toHaveValue("Walk");
  });
});
