import { aCalendarEvent } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { configureInTest, deviceIn } from "../../../testing/in-test.ts";
import { button, circle, expectToast, field, openManager, walk } from "../../../testing/open-pages.tsx";
import { TYPED_EVENT } from "../../../testing/typed-input.ts";
import { eventKinds } from "../../../ui/calendar-event/event-kinds.ts";

deviceIn("America/New_York");

async function openForm(events = [circle, walk]) {
  const view = await openManager(events);
  await view.press("Add New Event");
  return view;
}

describe("the owner's calendar", () => {
  it("adds a new event only once on a double click", async () => {
    const { user, press, fill, repository } = await openManager([]);
    expect(screen.getByText("No Events Yet")).toBeVisible();
    await press("Add New Event");
    fill({ Title: "Solstice circle", Date: "2026-06-21", Starts: "18:00" });
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(...(document.body.textContent?.match(/is also on/g) ?? [])));
    observer.observe(document.body, { childList: true, subtree: true });
    await user.dblClick(button("Add Event"));
    await expectToast("Event Added Successfully! 🎉 Solstice circle has been added to the calendar.");
    observer.disconnect();
    expect(said).toEqual([]);
    expect(screen.queryByLabelText("Title")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Solstice circle" })).toBeVisible();
    const stored = { title: "Solstice circle", date: "2026-06-21", time: "18:00", type: "aura-reading" };
    expect(await repository.list()).toEqual([{ ...stored, id: expect.any(Number), description: "", location: "" }]);

    await press("Add New Event");
    for (const label of Object.keys(TYPED_EVENT)) expect(field(label)).toHaveValue("");
    expect(field("Type")).toHaveValue("aura-reading");
  });

  it("never replaces a draft with another form", async () => {
    const { user, press, fill, repository } = await openForm([walk]);
    expect(screen.getByRole("heading", { name: "New event" })).toBeVisible();
    await waitFor(() => expect(field("Title")).toHaveFocus());
    fill({ Title: "Moon circle" });
    await press("Edit Walk");
    expect(await screen.findByText("A Form Is Still Open")).toBeVisible();
    expect(field("Title")).toHaveValue("Moon circle");
    expect(field("Title")).toHaveFocus();

    const cancel = screen.getByRole("button", { name: "Cancel", expanded: true });
    expect(cancel).toHaveAttribute("aria-controls", screen.getByRole("form", { name: "New event" }).id);
    await user.click(cancel);
    await press("Discard it");
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add New Event", expanded: false })).toBeVisible();
    expect(await repository.list()).toEqual([walk]);
    await press("Edit Walk");
    expect(field("Title")).toHaveValue("Walk");
  });

  it("marks an event as full or canceled", async () => {
    const { user, press, repository } = await openManager([circle]);
    await user.click(screen.getByText(/^More/));
    await press("Mark as full Circle");
    await expectToast("Event Updated Circle has been updated.");
    expect(await repository.list()).toEqual([{ ...circle, full: true }]);
    await press("Cancel event Circle");
    await waitFor(async () => expect(await repository.list()).toEqual([{ ...circle, full: true, canceled: true }]));
    await press("Undo changing Circle");
    await waitFor(async () => expect(await repository.list()).toEqual([{ ...circle, full: true }]));
    await press("Mark as not full Circle");
    await waitFor(async () => expect(await repository.list()).toEqual([circle]));
  });

  it("rerenders only the changed event", async () => {
    const others = [2, 3, 4].map((id) => aCalendarEvent({ id, title: `Class ${id}`, type: "workshop" }));
    const { press } = await openManager([{ ...circle, type: "group-session" }, ...others]);
    const renders = vi.spyOn(eventKinds.workshop, "eventName", "get").mockReturnValue("Workshop");
    await press("Mark as full Circle");
    await expectToast("Event Updated Circle has been updated.");
    await screen.findByRole("button", { name: "Undo changing Circle" });
    expect(renders).not.toHaveBeenCalled();
    await press("Mark as full Class 2");
    await screen.findByRole("button", { name: "Undo changing Class 2" });
    expect(renders).toHaveBeenCalledOnce();
  });

  it("suggests the practice's address for a new event", async () => {
    configureInTest({ address: "12 Cedar Lane" });
    const { press } = await openForm([walk]);
    expect(field("Location (optional)")).toHaveValue("12 Cedar Lane");
    await press("Cancel");
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
  });

  it("focuses the first missing field", async () => {
    const { press, fill } = await openForm();
    fill({ Title: "Circle" });
    await press("Add Event");
    await waitFor(() => expect(field("Date")).toHaveFocus());
    await expectToast("Missing Information Please fill in all required fields.");
    expect(["Title", "Date", "Starts"].map((label) => field(label).ariaInvalid)).toEqual(["false", "true", "true"]);
    expect(field("Date")).toHaveAccessibleDescription(/Date is required/);
  });

  it("shows a single toast for a whole series", async () => {
    const { user, press, fill, repository } = await openForm([]);
    fill({ Title: "Evening", Date: "2026-10-25", Starts: "18:00" });
    expect(screen.queryByLabelText(/^Number of dates/)).not.toBeInTheDocument();
    await user.selectOptions(field("Repeat"), "Every week");
    fill({ "Number of dates, including the first": "abc" });
    await press("Add Event");
    await expectToast("Please Check What You Typed");
    expect(screen.getByText("Please enter a whole number from 2 to 52")).toBeVisible();
    fill({ "Number of dates, including the first": "3" });
    await user.dblClick(button("Add Event"));
    await expectToast("Events Added Successfully! 🎉 Evening has been added to the calendar 3 times, every week.");
    expect(await repository.list()).toHaveLength(3);
  });

  it("lets the owner skip dates of a series", async () => {
    const { user, press, fill } = await openForm();
    fill({ Title: "Evening", Date: "2026-06-08", Starts: "18:00" });
    await user.selectOptions(field("Repeat"), "Every week");
    fill({ "Number of dates, including the first": "3" });
    const dates = within(screen.getByRole("group", { name: "Dates" }));
    for (const box of dates.getAllByRole("checkbox", { checked: true })) await user.click(box);
    expect(dates.getByText("0 of 3 will be added.")).toBeVisible();
    await press("Add Event");
    expect(await screen.findByText("Please keep at least one date")).toBeVisible();
    expect(dates.getByRole("checkbox", { name: "Monday, June\u00a08, 2026" })).toHaveFocus();

    fill({ Date: "2026-06-09" });
    expect(screen.getByText("3 of 3 will be added.")).toBeVisible();
    expect(screen.queryByText("Please keep at least one date")).not.toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: "Tuesday, June\u00a09, 2026" }));
    expect(screen.getByText("2 of 3 will be added.")).toBeVisible();
    const scroll = vi.fn();
    Object.assign(Element.prototype, { scrollIntoView: scroll });
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "scrollIntoView"));
    await press("Add Event");
    await expectToast("Evening has been added to the calendar 2 times.");
    const first = screen.getByRole("article", { name: "Evening June\u00a016, 2026" });
    expect(scroll.mock.contexts).toContain(first.closest("li"));
    expect(button("Add New Event")).toHaveFocus();
  });

  it("tells the owner when a field is full", async () => {
    const { user } = await openForm();
    await waitFor(() => expect(field("Title")).toHaveFocus());
    await user.click(field("Description (optional)"));
    await user.paste("x".repeat(3000));
    expect(screen.getByText("That’s all that fits: 2,000 characters.")).toBeVisible();
    expect(field("Description (optional)")).toHaveValue("x".repeat(2000));
    await user.keyboard("{Backspace}");
    expect(screen.queryByText(/all that fits/)).not.toBeInTheDocument();
  });

  it("warns of a past date or a conflict", async () => {
    const { press, fill, repository } = await openForm();
    const list = field("Location (optional)").getAttribute("list") ?? "";
    const places = [...(document.getElementById(list)?.children ?? [])].map((option) => option.getAttribute("value"));
    expect(places).toEqual(["The practice", "The orchard"]);
    fill({ Title: "Again", Date: "2026-04-30" });
    expect(screen.getByText("This date has passed, so visitors won’t see the event.")).toBeVisible();
    fill({ Date: "2026-07-01", Starts: "09:00" });
    expect(screen.queryByText(/has passed/)).not.toBeInTheDocument();
    const warning = screen.getByText(/is also on Wednesday, July 1, 2026 at 9:00 AM\.$/);
    expect(warning.parentElement).toHaveTextContent("Walk is also on");
    expect(warning.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    await press("Add Event");
    await waitFor(async () => expect(await repository.list()).toHaveLength(3));
  });
});

describe("a duplicated event", () => {
  it("becomes a new event without a date", async () => {
    const of = { ...walk, ends: "10:00", canceled: true, full: true, series: 7 } as const;
    const { press, fill, repository } = await openManager([circle, of]);
    await press("Duplicate Circle");
    await press("Duplicate Walk");
    expect(screen.getByRole("form", { name: "New event" })).toBeVisible();
    await waitFor(() => expect(field("Title")).toHaveValue("Walk"));
    expect(field("Date")).toHaveValue("");
    expect(field("Date")).toHaveFocus();
    fill({ Date: "2026-07-02" });
    await press("Add Event");
    await expectToast("Event Added Successfully! 🎉 Walk has been added to the calendar.");
    const [, , copy] = await repository.list();
    expect(copy).toStrictEqual({ ...walk, id: expect.any(Number), date: "2026-07-02", ends: "10:00" });
    expect(copy?.id).not.toBe(walk.id);
  });
});
