import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { contact } from "../../../words/contact.ts";
import type { Backend } from "../../ioc/define-backend.ts";
import { configureInTest } from "../../testing/in-test.ts";
import { backendWith, renderIn } from "../../testing/render-site.tsx";
import { createStoredSite } from "../../testing/stored-site.ts";
import { expectFilledIn, fillIn, sendButton, TYPED_MESSAGE, typeMessage } from "../../testing/typed-input.ts";
import { ContactForm } from "./contact-form.tsx";

afterEach(() => void vi.useRealTimers());

const NOTES = { "Notes (optional)": "My cat comes along.\nHer name is Bee." };
const STORED = {
  fullName: TYPED_MESSAGE["Full Name"],
  address: TYPED_MESSAGE.Address,
  phone: TYPED_MESSAGE["Phone Number"],
  email: TYPED_MESSAGE["Email Address"],
  notes: NOTES["Notes (optional)"],
};

const onSent = vi.fn();

async function openForm(backend: Backend) {
  onSent.mockClear();
  const { user } = await renderIn(backend, <ContactForm onSent={onSent} />);
  typeMessage(NOTES);
  return user;
}

async function typeIn() {
  const site = createStoredSite();
  return { ...site, user: await openForm(backendWith(site.ports, site.backend)) };
}

async function expectRefused(title: string) {
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getByText("You can also reach me by email", { exact: false })).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
  expectFilledIn({ ...TYPED_MESSAGE, ...NOTES });
}

describe("a message that cannot be saved", () => {
  it("stays in the form while storage is blocked", async () => {
    const { user, storage, stored } = await typeIn();
    storage.plan({ access: "throws", read: () => true });
    await user.click(sendButton());
    await expectRefused("This Browser Is Not Saving");
    expect(storage.entries()).toEqual({});

    storage.heal();
    await user.click(sendButton());
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Message Sent Successfully!"));
    expect(stored("contactSubmissions")).toMatchObject([STORED]);
    expect(screen.queryByText("You can also reach me by email", { exact: false })).not.toBeInTheDocument();
  });

  it("can be copied, emailed, or texted without storage", async () => {
    configureInTest({ email: "hello@quiet-lane.com", phone: "+1 212 555 0123" });
    const { user, storage } = await typeIn();
    storage.plan({ access: "throws", read: () => true });
    await user.click(sendButton());
    await expectRefused("This Browser Is Not Saving");
    fillIn({ "Notes (optional)": `${STORED.notes} She is shy.` });
    await user.click(screen.getByRole("button", { name: "Copy the message" }));
    expect(await navigator.clipboard.readText()).toMatch(/^Name: Alma Reyes\n.*Her name is Bee\. She is shy\.$/s);
    for (const name of ["Send by email", "Send by text"])
      expect(screen.getByRole("link", { name }).getAttribute("href")).toMatch(/She%20is%20shy\.$/);
  });

  it("stays in the form if the storage script fails to load", async () => {
    const load = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    const user = await openForm(backendWith({}, { load }));
    await user.click(sendButton());
    await expectRefused("Please Reload the Page");
  });

  it("can be sent another way after ten seconds of loading", async () => {
    await openForm(backendWith({}, { load: () => new Promise(() => {}) }));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    act(() => sendButton().click());
    await act(() => vi.advanceTimersByTimeAsync(9_900));
    expect(screen.queryByRole("button", { name: "Copy the message" })).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(200));
    vi.useRealTimers();
    await expectRefused(contact.takingLong.title);
    expect(screen.getByText(contact.saving["this-browser"], { exact: false })).toBeVisible();
    expect(screen.getByRole("button", { name: "Copy the message" })).toBeVisible();
  });
});
