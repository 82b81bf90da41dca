import { aContactSubmissionDraft } from "@inner-light/core/testing";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { contact } from "../../../words/contact.ts";
import { configureInTest } from "../../testing/in-test.ts";
import { renderComponent } from "../../testing/render-site.tsx";
import { SAVED_ON_DEVICE } from "../../testing/typed-input.ts";
import { SentMessage } from "./sent-message.tsx";

const words = contact.handover;

afterEach(() => vi.restoreAllMocks());

async function sendMessage(notes = "") {
  const message = { ...aContactSubmissionDraft(), address: "12 Cedar Lane", notes };
  const { user } = await renderComponent(<SentMessage message={message} isNew />, {}, { dataLocation: "this-browser" });
  return { user, panel: within(screen.getByRole("region", { name: SAVED_ON_DEVICE })) };
}

const MESSAGE =
  "Name: Alma Reyes\nPhone: (555) 010-0199\nEmail: alma@example.com\nAddress: 12 Cedar Lane\n\nTea & quiet?";

describe("a sent message", () => {
  it("does not promise a reply while there is no way to send it", async () => {
    const { panel } = await sendMessage();
    expect(panel.getByText(words.neither)).toBeVisible();
    expect(panel.queryByText(/I’ll reply to/)).not.toBeInTheDocument();
    expect(panel.queryByText(/placeholder/)).not.toBeInTheDocument();
    expect(panel.queryByText(/don’t have your message/)).not.toBeInTheDocument();
  });

  it("can be copied by hand if the browser blocks the clipboard", async () => {
    const { user, panel } = await sendMessage("Tea & quiet?");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await user.click(panel.getByRole("button", { name: "Copy the message" }));
    expect(await panel.findByLabelText(/doesn’t let the site copy/)).toHaveValue(MESSAGE);
  });
});

describe("a message that the visitor sends from their own apps", () => {
  it("opens in the email and text message apps", async () => {
    configureInTest({ email: "hello@quiet-lane.com", phone: "+1 212 555 0123" });
    const { panel } = await sendMessage("Tea & quiet?");
    const body = encodeURIComponent(MESSAGE.replaceAll("\n", "\r\n"));
    expect(panel.getByRole("link", { name: "Send by email" })).toHaveAttribute(
      "href",
      `mailto:hello@quiet-lane.com?subject=A%20message%20from%20Alma%20Reyes&body=${body}`,
    );
    expect(panel.getByRole("link", { name: "Send by text" })).toHaveAttribute("href", `sms:+12125550123?&body=${body}`);
    expect(panel.getByText(words.either)).toBeVisible();
  });

  it("shows what to do if no app opened", async () => {
    configureInTest({ email: "hello@quiet-lane.com", phone: null });
    const { user, panel } = await sendMessage();
    expect(panel.queryByText(words.nothingOpened)).not.toBeInTheDocument();
    expect(panel.queryByText(/^I’ll reply to/)).not.toBeInTheDocument();
    const link = panel.getByRole("link", { name: "Send by email" });
    link.addEventListener("click", (click) => click.preventDefault()); // jsdom has no mail app.
    await user.click(link);
    expect(panel.getByText(words.nothingOpened)).toBeVisible();
    expect(panel.getByText("alma@example.com").parentElement).toHaveTextContent(
      "I’ll reply to alma@example.com. If that address is wrong, please send your message again.",
    );
    expect(panel.getByRole("link", { name: "hello@quiet-lane.com" })).toBeVisible();
  });

  it("is not opened by the second click on the previous button", async () => {
    configureInTest({ email: "hello@quiet-lane.com", phone: null });
    const { panel } = await sendMessage();
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 });
    panel.getByRole("link", { name: "Send by email" }).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
  });

  it("is texted to the practice's phone, not to the number for updates", async () => {
    configureInTest({ phone: "+1 212 555 0123", textMessages: { number: "+1 212 555 0199" } });
    const { panel } = await sendMessage();
    expect(panel.getByRole("link").getAttribute("href")).toMatch(/^sms:\+12125550123\?&body=Name/);
  });

  it("is shortened if it is too long for a link", async () => {
    configureInTest({ email: "hello@quiet-lane.com" });
    const { panel } = await sendMessage("quiet ".repeat(800));
    expect(panel.getByText(words.tooLong)).toBeVisible();
    expect(panel.getByRole("link", { name: "Send by email" }).getAttribute("href")?.length).toBeLessThanOrEqual(1900);
  });
});
