import { aContactSubmission } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ContactForm } from "./features/contact/contact-form.tsx";
import { catchDownloads } from "./testing/catch-downloads.ts";
import { openAdmin } from "./testing/open-admin.tsx";
import { button, circle, expectToast, field, walk } from "./testing/owner-calendar.tsx";
import { renderComponent } from "./testing/render-site.tsx";
import { storeWith } from "./testing/store-with.ts";
import { fillIn, typeEvent } from "./testing/typed-event.ts";
import { sendButton, typeMessage } from "./testing/typed-message.ts";

catchDownloads();

type Store = ReturnType<typeof storeWith>;
type User = ReturnType<typeof userEvent.setup>;

function untilReleased() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

/** From now on, this port's responses wait until they are released. */
function holdAnswers<Name extends "calendarEvents" | "deletedRecords" | "inbox" | "snapshots">(
  store: Store,
  name: Name,
) {
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

const message = aContactSubmission({ fullName: "Ada Lovelace" });
const published = { createdAt: "2026-04-30T12:00:00.000Z", events: [walk] };
const inInbox = () => within(screen.getByRole("region", { name: /^Messages/ }));

const actions: readonly {
  readonly name: string;
  readonly port: Parameters<typeof holdAnswers>[1];
  readonly prepare?: (user: User) => Promise<unknown>;
  readonly press: (user: User) => Promise<unknown>;
  readonly done: () => unknown;
}[] = [
  {
    name: "an event is deleted",
    port: "calendarEvents",
    press: (user) => user.click(button("Delete Circle")),
    done: () => button("Undo deleting Circle"),
  },
  {
    name: "a deletion is undone",
    port: "deletedRecords",
    prepare: async (user) => {
      await user.click(button("Delete Circle"));
      await screen.findByRole("button", { name: "Undo deleting Circle" });
    },
    press: (user) => user.click(button("Undo deleting Circle")),
    done: () => button("Edit Circle"),
  },
  {
    name: "a message is marked as read",
    port: "inbox",
    press: (user) => user.click(inInbox().getByRole("button", { name: /^Mark as read/ })),
    done: () => inInbox().getByText(/^Mark as new/),
  },
  {
    name: "a message is deleted",
    port: "inbox",
    press: (user) => user.click(inInbox().getByRole("button", { name: /^Delete/ })),
    done: () => button("Undo deleting the message from Ada Lovelace"),
  },
  {
    name: "a backup is made, and the reminder disappears",
    port: "snapshots",
    press: (user) => user.click(button("Make a backup now")),
    done: () => expect(screen.queryByText("You have no backup yet")).not.toBeInTheDocument(),
  },
];

it.each(actions)("a late response does not take focus from a person who is typing: $name", async (action) => {
  const store = storeWith({ events: [circle, walk], messages: [message], published, origin: [walk] });
  const { user } = await openAdmin({ ports: store, backend: { optionalPorts: ["publishedCalendar"] } });
  await screen.findByRole("heading", { name: "Ada Lovelace" });
  await screen.findByText("You have no backup yet");
  await user.click(button("Add New Event"));
  await action.prepare?.(user);
  const release = holdAnswers(store, action.port);
  await action.press(user);
  const title = screen.getByLabelText("Title");
  await user.click(title);
  await user.keyboard("Moon ");
  release();
  await waitFor(action.done);
  await user.keyboard("circle");
  expect(title).toHaveFocus();
  expect(title).toHaveValue("Moon circle");
});

describe("text typed while the form is being saved", () => {
  it("stays in the form, as the draft of another event", async () => {
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

  it("stays in the form, as a further edit of the event", async () => {
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

  it("stays in the form, as the draft of another message", async () => {
    const { released, release } = untilReleased();
    const { user } = await renderComponent(<ContactForm />, { contactSubmissions: { add: () => released } });
    typeMessage({ "Notes (optional)": "Hello." });
    await user.click(sendButton());
    await user.type(field("Notes (optional)"), " P.S.");
    release();
    await waitFor(() => expect(field("Full Name")).toHaveValue(""));
    expect(field("Notes (optional)")).toHaveValue("Hello. P.S.");
  });

  it("is no draft if the visitor has left the page before the message was stored", async () => {
    const { released, release } = untilReleased();
    const { user, unmount } = await renderComponent(<ContactForm />, { contactSubmissions: { add: () => released } });
    typeMessage({ "Notes (optional)": "Hello." });
    await user.click(sendButton());
    unmount();
    release();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});
