import { UnavailableError } from "@inner-light/core";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ContactSubmissionRepository, Inbox } from "../../ioc/tokens.ts";
import { createTestContainer, renderApp } from "../../testing/render-app.tsx";
import { stopPressClock } from "../../testing/stop-press-clock.ts";
import { createStoredSite } from "../../testing/stored-site.ts";
import { ONE_STEP_LEFT, sendButton, TYPED_MESSAGE, typeMessage } from "../../testing/typed-message.ts";

const required = [
  ["Full Name", "Full name is required"],
  ["Address", "Address is required"],
  ["Phone Number", "Phone number is required"],
  ["Email Address", "Email is required"],
] as const;

const pass = stopPressClock();

async function openForm() {
  const site = createStoredSite();
  const { user } = await renderApp({ path: "/contact", ...site });
  return { ...site, user };
}

async function typeAndSend(user: UserEvent, different: Readonly<Record<string, string>> = {}) {
  await typeMessage(user, different);
  await user.click(sendButton());
  await screen.findByRole("region", { name: ONE_STEP_LEFT });
}

const writeAnother = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Write another message" }));

describe("the contact form", () => {
  it("keeps a message once by a double click, thanks for it, and is empty", async () => {
    const { user, stored } = await openForm();
    await typeMessage(user, { Address: "12 Cedar Lane\nSpringfield" });
    await user.dblClick(sendButton());

    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(
        "Message Sent Successfully! ✨ Thank you for reaching out. We'll get back to you soon!",
      ),
    );
    await writeAnother(user);
    for (const [label, message] of required) {
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

  it("hands a message to the practice, with any backend", async () => {
    const { user, container } = await renderApp({ path: "/contact" });
    await typeMessage(user);
    await user.click(sendButton());
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Message Sent Successfully! ✨"));
    expect(await container.get(Inbox).list()).toMatchObject([
      { fullName: TYPED_MESSAGE["Full Name"], address: TYPED_MESSAGE.Address, isRead: false },
    ]);
  });

  it("is sent by the Enter key, too", async () => {
    const { user, stored } = await openForm();
    await typeMessage(user);
    await user.type(screen.getByLabelText("Email Address"), "{Enter}");
    await screen.findByRole("region", { name: ONE_STEP_LEFT });
    expect(stored("contactSubmissions")).toHaveLength(1);
  });

  it("is replaced by the last step, and comes back empty for another message", async () => {
    const { user, stored } = await openForm();
    await typeAndSend(user);
    expect(screen.queryByRole("form", { name: "Contact" })).not.toBeInTheDocument();
    await writeAnother(user);
    await typeAndSend(user, { "Full Name": "Grace Hopper" });
    expect(stored("contactSubmissions")).toMatchObject([{ fullName: "Alma Reyes" }, { fullName: "Grace Hopper" }]);
  });

  it("stays where messages reach the practice at once, and ignores a second press after it was emptied", async () => {
    const { user, container } = await renderApp({ path: "/contact", backend: { dataLocation: "practice" } });
    await typeMessage(user);
    await user.click(sendButton());
    await waitFor(() => expect(screen.getByLabelText("Full Name")).toHaveValue(""));
    await user.click(sendButton());
    expect(screen.getByLabelText("Full Name")).not.toHaveAccessibleDescription();

    await typeMessage(user, { "Full Name": "Grace Hopper" });
    await user.click(sendButton());
    await waitFor(async () => expect(await container.get(Inbox).list()).toHaveLength(2));
    // The form is empty a moment before its submit handler has ended, and only then does the pause begin.
    await waitFor(async () => {
      pass(800);
      await user.click(sendButton());
      expect(screen.getByRole("alert")).toHaveTextContent("Please Complete Required Fields");
    });
    expect(screen.getByLabelText("Full Name")).toHaveAccessibleDescription(/Full name is required/);
  });

  it("says that it is sending while the practice’s server has not answered", async () => {
    const container = createTestContainer();
    let lose = (_reason: UnavailableError) => {};
    const answer = new Promise<never>((_resolve, reject) => {
      lose = reject;
    });
    vi.spyOn(container.get(ContactSubmissionRepository), "add").mockReturnValue(answer);
    const { user } = await renderApp({ path: "/contact", container, backend: { dataLocation: "practice" } });
    await typeMessage(user);
    await user.click(sendButton());
    expect(await screen.findByText(/^Sending your message…/)).toBeVisible();
    lose(new UnavailableError("The line is gone"));
    expect(await screen.findByText(/^What you typed is still here\. You can also reach me by email/)).toBeVisible();
    expect(screen.queryByText(/^Sending your message…/)).not.toBeInTheDocument();
  });

  it("lists at its top what is wrong, in the same words, each a way into its field", async () => {
    const { user } = await openForm();
    await user.click(sendButton());

    const summary = await screen.findByRole("group", { name: "Please check" });
    const links = within(summary).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(required.map(([, message]) => message));
    await user.click(within(summary).getByRole("link", { name: "Phone number is required" }));
    expect(screen.getByLabelText("Phone Number")).toHaveFocus();

    await user.type(screen.getByLabelText("Phone Number"), "1");
    expect(within(summary).queryByRole("link", { name: "Phone number is required" })).not.toBeInTheDocument();
    expect(within(summary).getByText("Phone number is required")).toBeVisible();
    for (const label of ["Full Name", "Address", "Email Address"]) await user.type(screen.getByLabelText(label), "a");
    expect(screen.getByRole("group", { name: "Ready to try again" })).toBeVisible();
  });

  it("lets the browser fill in who writes, the address in its lines", async () => {
    await openForm();
    for (const [label, autocomplete, type] of [
      ["Full Name", "name", "text"],
      ["Address", "street-address", "textarea"],
      ["Phone Number", "tel", "tel"],
      ["Email Address", "email", "email"],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAttribute("autocomplete", autocomplete);
      expect(screen.getByLabelText(label)).toHaveProperty("type", type);
    }
  });
});
