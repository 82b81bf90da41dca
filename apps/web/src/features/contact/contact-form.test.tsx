import { StorageFullError } from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storageLocalModule } from "../../ioc/storage-local.module.ts";
import { ContactSubmissionRepository, Inbox } from "../../ioc/tokens.ts";
import { createTestContainer, renderApp } from "../../testing/render-app.tsx";
import { storeWith } from "../../testing/store-with.ts";

const required = [
  ["Full Name", "Full name is required"],
  ["Address", "Address is required"],
  ["Phone Number", "Phone number is required"],
  ["Email Address", "Email is required"],
] as const;

async function fillIn(user: UserEvent) {
  await user.type(screen.getByLabelText("Full Name"), "Alma Reyes");
  await user.type(screen.getByLabelText("Address"), "12 Cedar Lane{Enter}Springfield");
  await user.type(screen.getByLabelText("Phone Number"), "(555) 010-0199");
  await user.type(screen.getByLabelText("Email Address"), "alma@example.com");
}

const send = () => screen.getByRole("button", { name: "Send Message" });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["performance"] }); // Presses follow one another at the same moment.
});
afterEach(() => vi.useRealTimers());

describe.each([
  { backend: "by the backend under test", createModule: () => storeWith() },
  { backend: "in local storage", createModule: () => storageLocalModule(new FixedClock()) },
])("a message kept $backend", ({ createModule }) => {
  it("is sent, thanked for, and leaves an empty form", async () => {
    const container = createTestContainer(createModule());
    const { user } = await renderApp({ path: "/contact", container });
    await fillIn(user);
    await user.click(send());

    expect(await screen.findByRole("status")).toHaveTextContent(
      "Message Sent Successfully! ✨ Thank you for reaching out. We'll get back to you soon!",
    );
    for (const [label] of required) expect(screen.getByLabelText(label)).toHaveValue("");
    expect(await container.get(Inbox).list()).toEqual([
      expect.objectContaining({
        fullName: "Alma Reyes",
        address: "12 Cedar Lane\nSpringfield",
        email: "alma@example.com",
        phone: "(555) 010-0199",
        notes: "",
      }),
    ]);
  });

  it("is sent once by a double click", async () => {
    const container = createTestContainer(createModule());
    const { user } = await renderApp({ path: "/contact", container });
    await fillIn(user);
    await user.dblClick(send());

    expect(await screen.findByRole("status")).toHaveTextContent("Message Sent Successfully!");
    expect(await container.get(Inbox).list()).toHaveLength(1);
    expect(screen.queryByText("Full name is required")).not.toBeInTheDocument();
  });
});

describe("the contact form", () => {
  it("ignores a second press on the form that was just emptied, and sends the next message however soon it follows", async () => {
    const { user, container } = await renderApp({ path: "/contact" });
    const isEmptied = () => waitFor(() => expect(screen.getByLabelText("Full Name")).toHaveValue(""));
    await fillIn(user);
    await user.click(send());
    await isEmptied();
    await user.click(send());
    expect(screen.getByLabelText("Full Name")).not.toHaveAccessibleDescription();

    await fillIn(user);
    await user.click(send());
    await isEmptied();
    expect(await container.get(Inbox).list()).toHaveLength(2);

    vi.advanceTimersByTime(800);
    await user.click(send());
    expect(await screen.findByRole("alert")).toHaveTextContent("Please Complete Required Fields");
    expect(screen.getByLabelText("Full Name")).toHaveAccessibleDescription("Full name is required");
  });

  it("names every missing field, and takes the person to the first", async () => {
    const { user } = await renderApp({ path: "/contact" });
    await user.click(send());

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Please Complete Required Fields All fields except notes are required.",
    );
    for (const [label, message] of required) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
      expect(screen.getByLabelText(label)).toBeInvalid();
    }
    expect(screen.getByLabelText("Full Name")).toHaveFocus();
  });

  it("takes back a field's error, and only that one, when the field is edited", async () => {
    const { user } = await renderApp({ path: "/contact" });
    await user.click(send());
    await screen.findAllByText("Full name is required");

    await user.type(screen.getByLabelText("Full Name"), "A");
    expect(screen.queryByText("Full name is required")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Address")).toHaveAccessibleDescription("Address is required");
  });

  it("lists at its top what is wrong, in the same words, each a way into its field", async () => {
    const { user } = await renderApp({ path: "/contact" });
    await user.click(send());

    const summary = await screen.findByRole("group", { name: "This is still missing or not quite right" });
    const links = within(summary).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(required.map(([, message]) => message));
    await user.click(within(summary).getByRole("link", { name: "Phone number is required" }));
    expect(screen.getByLabelText("Phone Number")).toHaveFocus();

    await user.type(screen.getByLabelText("Phone Number"), "1");
    expect(within(summary).queryByRole("link", { name: "Phone number is required" })).not.toBeInTheDocument();
    for (const label of ["Full Name", "Address", "Email Address"]) await user.type(screen.getByLabelText(label), "a");
    expect(screen.getByRole("group", { name: "Ready to try again" })).toBeVisible();
  });

  it("lets the browser fill in who writes, the address in its lines", async () => {
    await renderApp({ path: "/contact" });
    const tokens = required.map(([label]) => screen.getByLabelText(label).getAttribute("autocomplete"));
    expect(tokens).toEqual(["name", "street-address", "tel", "email"]);
    expect(screen.getByLabelText("Address")).toBeInstanceOf(HTMLTextAreaElement);
  });

  it("knows what an e-mail address looks like", async () => {
    const { user } = await renderApp({ path: "/contact" });
    await fillIn(user);
    await user.clear(screen.getByLabelText("Email Address"));
    await user.type(screen.getByLabelText("Email Address"), "alma at home");
    await user.click(send());
    expect(await screen.findByText("Please enter a valid email address")).toBeVisible();
  });

  it("keeps what was typed when it cannot be kept, and says how else to reach the practice", async () => {
    const container = createTestContainer();
    container.get(ContactSubmissionRepository).add = async () => {
      throw new StorageFullError("No room");
    };
    const { user } = await renderApp({ path: "/contact", container });
    await fillIn(user);
    await user.click(send());

    expect(await screen.findByRole("alert")).toHaveTextContent("There Is No Room Left");
    expect(screen.getByText(/You can also reach me by e-mail/)).toBeVisible();
    expect(screen.getByLabelText("Full Name")).toHaveValue("Alma Reyes");
    await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement());
  });
});
