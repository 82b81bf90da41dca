import { UnavailableError } from "@inner-light/core";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { button, circle, renderManager, titles } from "../../../testing/owner-calendar.tsx";
import { backendWith } from "../../../testing/render-app.tsx";
import { storeWith } from "../../../testing/store-with.ts";
import { typeEvent } from "../../../testing/typed-event.ts";

/** Makes the change, and loses the answer. */
const losing =
  <Input extends unknown[], Result>(change: (...input: Input) => Promise<Result>) =>
  async (...input: Input): Promise<Result> => {
    await change(...input);
    throw new UnavailableError("The line is down");
  };

describe("a change whose answer is lost", () => {
  it("is an addition that may be saved: the owner is asked to look at the list, which shows it", async () => {
    const store = storeWith({ events: [circle] });
    const { add } = store.calendarEvents;
    vi.spyOn(store.calendarEvents, "add").mockImplementationOnce(losing(add));
    const { user } = await renderManager(backendWith(store));
    await user.click(button("Add New Event"));
    typeEvent({ Title: "Class" });
    await user.click(button("Add Event"));
    const form = within(screen.getByRole("form", { name: "New event" }));
    expect(await form.findByText("This Could Not Be Reached")).toBeVisible();
    expect(form.getByText(/please look at the list below/)).toBeVisible();
    await waitFor(() => expect(titles()).toContain("Class"));
  });

  it("is an edit that nobody else made, and that is saved once", async () => {
    const store = storeWith({ events: [circle] });
    const { update } = store.calendarEvents;
    vi.spyOn(store.calendarEvents, "update").mockImplementationOnce(losing(update));
    const { user } = await renderManager(backendWith(store));
    await user.click(button("Edit Circle"));
    typeEvent({ Title: "Class", Date: "2026-06-02" });
    await user.click(button("Save Changes"));
    expect(await screen.findByText(/^Perhaps this was saved.* it is never saved twice\.$/)).toBeVisible();
    expect(screen.queryByText(/somewhere else/)).not.toBeInTheDocument();
    await user.click(button("Save Changes"));
    await waitFor(() => expect(titles()).toEqual(["Class"]));
    expect(await store.calendarEvents.list()).toMatchObject([{ title: "Class", date: "2026-06-02" }]);
  });

  it("is a deletion that may be done, says the page, and the list is read again", async () => {
    const store = storeWith({ events: [circle] });
    const { remove } = store.calendarEvents;
    vi.spyOn(store.calendarEvents, "remove").mockImplementationOnce(losing(remove));
    const { user } = await renderManager(backendWith(store));
    await user.click(button("Delete Circle"));
    const alert = await screen.findByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent("We Can’t Tell Whether It Was Done"));
    expect(alert).toHaveTextContent("Please look before you try again.");
    expect(await screen.findByText("No Events Yet")).toBeVisible();
  });
});
