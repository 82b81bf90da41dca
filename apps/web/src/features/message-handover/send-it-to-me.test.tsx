import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { resolveSite } from "../../site/resolve-site.ts";
import { site } from "../../site/site.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sendButton, typeMessage } from "../../testing/typed-message.ts";

const unchanged = { ...site };

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(site, unchanged);
});

async function sendMessage(notes = "") {
  const { user } = await renderApp({ path: "/contact" });
  await typeMessage(user, { "Notes (optional)": notes });
  await user.click(sendButton());
  const panel = await screen.findByRole("region", { name: "Send it to me" });
  return { user, panel: within(panel) };
}

const MESSAGE =
  "Name: Alma Reyes\nPhone: (555) 010-0199\nE-mail: alma@example.com\nAddress: 12 Cedar Lane\n\nTea & quiet?";

describe("a message that was sent", () => {
  it("stays on the page, with an honest word and the ways to reach the practice", async () => {
    const { panel } = await sendMessage();
    expect(panel.getByText("Your message is saved in this browser, and reaches me when you send it.")).toBeVisible();
    expect(panel.getByText("hello@example.com")).toHaveTextContent("(placeholder)");
    expect(panel.queryByRole("link")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Message Sent Successfully! ✨"));
    expect(screen.getByText("One more step, below the form: send it to me.")).toBeInTheDocument();
  });

  it("leaves focus where it is, and is reached from there", async () => {
    const { user, panel } = await sendMessage();
    expect(sendButton()).toHaveFocus();
    await user.tab();
    expect(panel.getByRole("button", { name: "Copy the message" })).toHaveFocus();
  });

  it("is copied whole", async () => {
    const { user, panel } = await sendMessage(`Tea & quiet?${" yes".repeat(1000)}`);
    await user.click(panel.getByRole("button", { name: "Copy the message" }));
    expect(await panel.findByRole("button", { name: "Copied" })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${MESSAGE}${" yes".repeat(1000)}`);
  });

  it("can be copied by hand where the browser does not let the site do it", async () => {
    const { user, panel } = await sendMessage("Tea & quiet?");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await user.click(panel.getByRole("button", { name: "Copy the message" }));
    expect(await panel.findByLabelText(/does not let me copy/)).toHaveValue(MESSAGE);
  });

  it("gives its place to the next one", async () => {
    const { user } = await sendMessage("First");
    await typeMessage(user, { "Notes (optional)": "Second" });
    await user.click(sendButton());
    await vi.waitFor(() => expect(screen.getByLabelText("Full Name")).toHaveValue(""));
    await user.click(screen.getByRole("button", { name: "Copy the message" }));
    expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/Second$/);
    expect(screen.getAllByRole("region", { name: "Send it to me" })).toHaveLength(1);
  });
});

describe("a message to a practice that can be reached", () => {
  function reachable(config: Parameters<typeof resolveSite>[0]) {
    Object.assign(site, resolveSite(config));
  }

  it("opens the visitor's own mail and text messages, filled in", async () => {
    reachable({ email: "hello@quiet-lane.com", phone: "+1 212 555 0123" });
    const { panel } = await sendMessage("Tea & quiet?");
    const body = encodeURIComponent(MESSAGE.replaceAll("\n", "\r\n"));
    expect(panel.getByRole("link", { name: "Send by e-mail" })).toHaveAttribute(
      "href",
      `mailto:hello@quiet-lane.com?subject=A%20message%20from%20Alma%20Reyes&body=${body}`,
    );
    expect(panel.getByRole("link", { name: "Send by text" })).toHaveAttribute("href", `sms:+12125550123?body=${body}`);
    expect(panel.getByText(/opens with everything in it/)).toBeVisible();
  });

  it("takes the phone, and not the number for news, which a service answers", async () => {
    reachable({ phone: "+1 212 555 0123", textMessages: { number: "+1 212 555 0199" } });
    const { panel } = await sendMessage();
    expect(panel.getByRole("link").getAttribute("href")).toMatch(/^sms:\+12125550123\?body=Name/);
  });

  it("offers no text where only a service would read it", async () => {
    reachable({ phone: null, textMessages: { number: "+1 212 555 0199" } });
    const { panel } = await sendMessage();
    expect(panel.queryByRole("link", { name: "Send by text" })).toBeNull();
  });

  it("says so when the message is too long for a link", async () => {
    reachable({ email: "hello@quiet-lane.com" });
    const { panel } = await sendMessage("quiet ".repeat(800));
    expect(panel.getByText(/there it ends early, with a note that says so/)).toBeVisible();
    expect(panel.getByRole("link", { name: "Send by e-mail" }).getAttribute("href")?.length).toBeLessThanOrEqual(1900);
  });
});
