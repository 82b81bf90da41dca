import { aContactSubmission } from "@inner-light/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ContactForm } from "./features/contact/contact-form.tsx";
import { catchDownloads } from "./testing/catch-downloads.ts";
import { button, circle, expectToast, field, openAdmin, walk } from "./testing/open-pages.tsx";
import { renderComponent } from "./testing/render-site.tsx";
import { storeWith } from "./testing/store-with.ts";
import { fillIn, sendButton, typeEvent, typeMessage } from "./testing/typed-input.ts";

catchDownloads();

function untilReleased() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

type PortName = "calendarEvents" | "deletedRecords" | "inbox" | "snapshots";

function holdAnswers(store: ReturnType<typeof storeWith>, name: PortName) {
  const { released, release } = untilReleased();
  const port: object = store[name];
  for (const [method, call] of Object.entries(port))
    if (!/^(list|backupTimes)$/.test(method))
      Reflect.set(port, method, async (...input: unknown[]) => {
        await released;
        return call(...input);
      });
  return release;
}

it.each<[action: string, port: PortName, press: string, before?: string]>([
  ["an event is deleted", "calendarEvents", "Delete Circle"],
  ["a deletion is undone", "deletedRecords", "Undo deleting Circle", "Delete Circle"],
  ["a message is marked as read", "inbox", "Mark as read the message from Ada"],
  ["a message is deleted", "inbox", "Delete the message from Ada"],
  ["a backup is made", "snapshots", "Make a backup now"],
])("a late response does not take focus from a field: %s", async (_, port, press, before) => {
  const messages = [aContactSubmission({ fullName: "Ada" })];
  const published = { createdAt: "2026-04-30T12:00:00.000Z", events: [walk] };
  const store = storeWith({ events: [circle, walk], messages, published, origin: [walk] });
  const { user } = await openAdmin({ ports: store, backend: { optionalPorts: ["publishedCalendar"] } });
  await screen.findByRole("heading", { name: "Ada" });
  await screen.findByText("You have no backup yet");
  await user.click(button("Add New Event"));
  if (before !== undefined) await user.click(button(before));
  await screen.findByRole("button", { name: press });
  const release = holdAnswers(store, port);
  await user.click(button(press));
  await user.click(field("Title"));
  await user.keyboard("Moon ");
  release();
  await waitFor(() => expect(screen.queryByRole("button", { name: press })).not.toBeInTheDocument());
  await user.keyboard("circle");
  expect(field("Title")).toHaveFocus();
  expect(field("Title")).toHaveValue("Moon circle");
});

describe("text typed while a form is being saved", () => {
  it("becomes the draft of another event", async () => {
    const store = storeWith({ events: [circle] });
    const { user } = await openAdmin({ ports: store });
    await user.click(button("Add New Event"));
    typeEvent({ Title: "Moon" });
    const release = holdAnswers(store, "calendarEvents");
    await user.click(button("Add Event"));
    await user.type(field("Title"), " circle");
    release();
    await expectToast("Event Added Successfully! 🎉 Moon has been added to the calendar.");
    expect(field("Title")).toHaveValue("Moon circle");
    expect(field("Title")).toHaveFocus();
    await waitFor(() => expect(field("Date")).toHaveValue(""));
  });

  it("becomes a further edit of the event", async () => {
    const store = storeWith({ events: [circle] });
    const { user } = await openAdmin({ ports: store });
    await user.click(button("Edit Circle"));
    const release = holdAnswers(store, "calendarEvents");
    fillIn({ Title: "Moon" });
    await user.click(button("Save Changes"));
    await user.type(field("Title"), " circle");
    release();
    await expectToast("Event Updated Moon has been updated.");
    expect(field("Title")).toHaveValue("Moon circle");
    expect(field("Title")).toHaveFocus();
    expect(screen.queryByText(/somewhere else/)).not.toBeInTheDocument();
    await user.click(button("Save Changes"));
    await waitFor(async () => expect(await store.calendarEvents.list()).toEqual([{ ...circle, title: "Moon circle" }]));
    await waitFor(() => expect(screen.queryByLabelText("Title")).not.toBeInTheDocument());
  });

  it("becomes the draft of another message", async () => {
    const { released, release } = untilReleased();
    const { user } = await renderComponent(<ContactForm />, { contactSubmissions: { add: () => released } });
    typeMessage({ "Notes (optional)": "Hello." });
    await user.click(sendButton());
    await user.type(field("Notes (optional)"), " P.S.");
    release();
    await waitFor(() => expect(field("Full Name")).toHaveValue(""));
    expect(field("Notes (optional)")).toHaveValue("Hello. P.S.");
  });

  it("is not stored if the visitor left the page", async () => {
    const { released, release } = untilReleased();
    const { user, unmount } = await renderComponent(<ContactForm />, { contactSubmissions: { add: () => released } });
    typeMessage({ "Notes (optional)": "Hello." });
    await user.click(sendButton());
    unmount();
    release();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});
