import { CONTACT_SUBMISSION_MAX_LENGTH, ThrottledError, UnavailableError } from "@inner-light/core";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { contact } from "../../../words/contact.ts";
import { configureInTest } from "../../testing/in-test.ts";
import { backendWith, renderApp, renderComponent, renderIn } from "../../testing/render-site.tsx";
import { storeWith } from "../../testing/store-with.ts";
import { createStoredSite } from "../../testing/stored-site.ts";
import { SAVED_ON_DEVICE, sendButton, typeMessage } from "../../testing/typed-input.ts";
import { spamEvidence } from "../../ui/browser/spam-evidence.ts";
import { HiddenField } from "../../ui/field/hidden-field.tsx";
import { ContactForm } from "./contact-form.tsx";

const REQUIRED = [
  ["Full Name", "Full name is required"],
  ["Address", "Address is required"],
  ["Phone Number", "Phone number is required"],
  ["Email Address", "Email is required"],
] as const;

async function openForm() {
  const { ports, backend, stored } = createStoredSite();
  const { user } = await renderIn(backendWith(ports, backend), <ContactForm />);
  return { user, stored };
}

function expectError(label: string, message: string): void {
  expect(screen.getByLabelText(label)).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
}

function expectNoError(label: string): void {
  expect(screen.getByLabelText(label)).toHaveAttribute("aria-invalid", "false");
  expect(screen.getByLabelText(label)).not.toHaveAccessibleDescription(/required|valid/);
}

describe("the contact form", () => {
  it("explains how the message will reach the practice", async () => {
    const { next } = contact;
    await openForm();
    expect(screen.getByText(next["to-copy"])).toBeVisible();
    configureInTest({ email: "ada@birch.example" });
    cleanup();
    await openForm();
    expect(screen.getByText(next["this-browser"])).toBeVisible();
  });

  it("suggests the email address found in invalid input", async () => {
    const { user, stored } = await openForm();
    typeMessage({ "Email Address": "Alma Reyes <alma@example.com>," });
    await user.click(sendButton());
    await user.click(await screen.findByRole("button", { name: "Use alma@example.com" }));
    const email = screen.getByLabelText("Email Address");
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveValue("alma@example.com");
    await waitFor(() => expectNoError("Email Address"));
    expect(stored("contactSubmissions")).toBeNull();
    await user.click(sendButton());
    await waitFor(() => expect(stored("contactSubmissions")).toMatchObject([{ email: "alma@example.com" }]));
  });

  it("saves only one message on a double click", async () => {
    const { user, stored } = await openForm();
    for (const [label, autocomplete, type] of [
      ["Full Name", "name", "text"],
      ["Address", "street-address", "textarea"],
      ["Phone Number", "tel", "tel"],
      ["Email Address", "email", "email"],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAttribute("autocomplete", autocomplete);
      expect(screen.getByLabelText(label)).toHaveProperty("type", type);
    }
    typeMessage({ Address: "12 Cedar Lane\nSpringfield" });
    await user.dblClick(sendButton());

    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(
        "Message Sent Successfully! ✨ Thank you for reaching out. We'll get back to you soon!",
      ),
    );
    for (const [label, message] of REQUIRED) {
      expect(screen.getByLabelText(label)).toHaveValue("");
      expect(screen.queryByText(message)).not.toBeInTheDocument();
    }
    expect(stored("contactSubmissions")).toEqual([
      {
        fullName: "Alma Reyes",
        address: "12 Cedar Lane\nSpringfield",
        phone: "(555) 010-0199",
        email: "alma@example.com",
        notes: "",
        id: Date.parse("2026-05-01T12:00:00.000Z"),
        timestamp: "2026-05-01T12:00:00.000Z",
      },
    ]);
  });

  it("accepts another message after the first", async () => {
    const { stored, ...site } = createStoredSite();
    const { user } = await renderApp({ path: "/contact", ...site });
    typeMessage({ "Notes (optional)": "x".repeat(CONTACT_SUBMISSION_MAX_LENGTH.notes) });
    const address = screen.getByLabelText("Address");
    const moved = document.createElement("div");
    address.replaceWith(moved);
    moved.append(address);
    await user.click(sendButton());
    const panel = await screen.findByRole("region", { name: SAVED_ON_DEVICE });
    for (const label of [...REQUIRED.map(([label]) => label), "Notes (optional)"]) {
      expect(screen.getByLabelText(label)).toHaveValue("");
    }
    expect(screen.queryByText(/^That’s all that fits/)).not.toBeInTheDocument();
    expect(screen.queryByRole("form")).toBeNull();
    await user.click(screen.getByRole("button", { name: contact.handover.another }));
    const position = panel.compareDocumentPosition(screen.getByRole("form", { name: "Contact" }));
    expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    typeMessage({ "Full Name": "Grace Hopper" });
    await user.click(sendButton());
    await waitFor(() => expect(stored("contactSubmissions")).toHaveLength(2));
    expect(stored("contactSubmissions")).toMatchObject([{ fullName: "Alma Reyes" }, { fullName: "Grace Hopper" }]);
    await waitFor(() => expect(screen.getByRole("heading", { name: SAVED_ON_DEVICE })).toHaveFocus());
    expect(screen.queryByRole("form")).toBeNull();
  });

  it("offers the last step again after a reload", async () => {
    configureInTest({ email: "hello@quiet-lane.com" });
    const { stored: _, ...site } = createStoredSite();
    const { user } = await renderApp({ path: "/contact", ...site });
    typeMessage();
    await user.click(sendButton());
    await screen.findByRole("region", { name: SAVED_ON_DEVICE });
    cleanup();
    await renderApp({ path: "/contact", ...site });
    const panel = within(await screen.findByRole("region", { name: SAVED_ON_DEVICE }));
    expect(panel.getByRole("link", { name: "Send by email" })).toHaveAttribute("href", expect.stringMatching(/Alma/));
    expect(panel.getByRole("heading")).not.toHaveFocus();
    expect(screen.queryByRole("form")).toBeNull();
    typeMessage({ "Full Name": "Grace Hopper" });
    cleanup();
    await renderApp({ path: "/contact", ...site });
    expect(await screen.findByRole("form")).toHaveFormValues({ fullName: "Grace Hopper" });
  });

  it.each([
    ["sends the message on", (user: UserEvent) => user.click(screen.getByRole("link", { name: "Send by email" }))],
    [
      "opens another page",
      async (user: UserEvent) => {
        await user.click(screen.getByRole("link", { name: "Terms & Conditions" }));
        await screen.findByRole("heading", { level: 1, name: "Terms & Conditions" });
      },
    ],
  ])("dismisses the toast as soon as the visitor %s", async (_, act) => {
    configureInTest({ email: "hello@quiet-lane.com" });
    const { stored: _stored, ...site } = createStoredSite();
    const { user } = await renderApp({ path: "/contact", ...site });
    typeMessage();
    await user.click(sendButton());
    const link = await screen.findByRole("link", { name: "Send by email" });
    link.addEventListener("click", (click) => click.preventDefault()); // jsdom has no mail app.
    expect(screen.getByRole("status")).toHaveTextContent(contact.sent.title);
    await act(user);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("confirms that a message has arrived", async () => {
    const ports = storeWith();
    const { user, router } = await renderApp({ path: "/contact", ports, backend: { dataLocation: "practice" } });
    typeMessage();
    await user.dblClick(sendButton());
    const arrived = "Thank you, Alma Reyes. Your message has arrived.";
    await waitFor(() => expect(screen.getByRole("heading", { name: arrived })).toHaveFocus());
    expect(screen.getByLabelText("Full Name")).toHaveValue("");
    expect(screen.getByLabelText("Full Name")).not.toHaveAccessibleDescription();
    expect(screen.getByRole("region", { name: arrived })).toHaveTextContent("I’ll reply to alma@example.com.");
    await user.click(screen.getByRole("button", { name: "Copy the message" }));
    expect(await navigator.clipboard.readText()).toContain("Address: 12 Cedar Lane");

    await user.click(screen.getByRole("button", { name: contact.handover.another }));
    typeMessage({ "Full Name": "Grace Hopper" });
    await user.click(sendButton());
    expect(await screen.findByRole("region", { name: /^Thank you, Grace Hopper\./ })).toBeVisible();
    expect(await ports.inbox.list()).toHaveLength(2);
    await router.navigate({ to: "/terms" });
    await router.navigate({ to: "/contact" });
    expect(await screen.findByLabelText("Full Name")).toBeVisible();
    expect(screen.queryByRole("region", { name: /^Thank you/ })).not.toBeInTheDocument();
  });

  it.each([
    ["does not respond", new UnavailableError(""), "We Can’t Tell Whether It Arrived"],
    ["has stored nothing", new UnavailableError("", { outcome: "nothing-stored" }), "It Wasn’t Sent"],
    ["limits the visitor's network", new ThrottledError(""), "Too Many Messages From Your Connection"],
    ["has reached its daily limit", new ThrottledError("", { reason: "site-limit" }), "Too Many Messages Came In"],
  ])("offers other ways to reach a practice if its server %s", async (_, error, title) => {
    let refuse = (_reason: Error) => {};
    const response = new Promise<never>((_, reject) => {
      refuse = reject;
    });
    const { user } = await renderComponent(<ContactForm />, { contactSubmissions: { add: () => response } });
    typeMessage();
    await user.click(sendButton());
    expect(await screen.findByText(/^Sending your message…/)).toBeVisible();
    refuse(error);
    expect(await screen.findByText("You can also reach me by email", { exact: false })).toBeVisible();
    expect(screen.queryByText(/^Sending your message…/)).not.toBeInTheDocument();
    expect(screen.getByText(title)).toBeVisible();
  });
});

describe("an incomplete message", () => {
  it("is rejected with one error per field", async () => {
    const add = vi.fn();
    const { user } = await renderComponent(<ContactForm />, { contactSubmissions: { add } });
    typeMessage(Object.fromEntries(REQUIRED.map(([label]) => [label, " \t "])));
    await user.click(sendButton());
    const refused = "Please Complete Required Fields All fields except notes are required.";
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(refused));
    for (const [label, message] of REQUIRED) expectError(label, message);
    expectNoError("Notes (optional)");
    expect(screen.getByLabelText("Full Name")).toHaveFocus();

    typeMessage({ "Phone Number": "", "Email Address": "alma at home" });
    await user.click(sendButton());
    await waitFor(() => expect(screen.getByLabelText("Phone Number")).toHaveFocus());
    expectNoError("Full Name");
    expectError("Email Address", "Please enter a valid email address");
    await user.type(screen.getByLabelText("Phone Number"), "5");
    expectNoError("Phone Number");
    expectError("Email Address", "Please enter a valid email address");
    expect(add).not.toHaveBeenCalled();
  });
});

it("the form contains the backend's hidden field", async () => {
  const add = vi.fn(async () => expect(spamEvidence()).toMatchObject({ hiddenField: "Cheap watches" }));
  const ports = { contactSubmissions: { add } };
  const { user } = await renderComponent(<ContactForm />, ports, { messageField: HiddenField });
  typeMessage();
  const field = document.querySelector<HTMLInputElement>('form [name="subject"]');
  if (field !== null) field.value = "Cheap watches";
  await user.click(sendButton());
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Message Sent Successfully! ✨"));
  expect(add).toHaveBeenCalledOnce();
});
