import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { drawQrCode } from "../../site/draw-qr-code.ts";
import { resolveTextMessages } from "../../site/text-messages.ts";
import { readQrCode } from "../../testing/read-qr-code.ts";
import type { TextMessageOffer } from "./text-message-offer.ts";
import { TextUpdatesPromo } from "./text-updates-promo.tsx";

const textMessages = resolveTextMessages({ number: "+1 212 555 0199", keyword: "QUIETLANE" });
const offer: TextMessageOffer = { ...textMessages, code: drawQrCode(textMessages.smsHref) };

async function renderPromo(properties: { offer?: TextMessageOffer | null; offered?: boolean }) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <TextUpdatesPromo {...properties} /> }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  return render(<RouterProvider router={router} />);
}

describe("news by text message", () => {
  it("has a placeholder while there is no number, and no link", async () => {
    await renderPromo({});
    expect(screen.getByRole("img", { name: "QR code placeholder" })).toBeVisible();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("is explained in three steps, with a promise", async () => {
    await renderPromo({});
    expect(screen.getByRole("heading", { level: 2, name: "News by text message" })).toBeVisible();
    const steps = screen.getAllByRole("listitem").map((step) => within(step).getByRole("heading", { level: 3 }));
    expect(steps.map(({ textContent }) => textContent)).toEqual(["Scan the code", "Text JOIN", "Get updates"]);
    const promise = screen.getByText(/Text STOP at any time to unsubscribe/);
    expect(promise).toHaveTextContent("Your number stays private.");
    expect(promise).toHaveTextContent("Standard message rates may apply.");
  });

  it("is not mentioned where there is none", async () => {
    const { container } = await renderPromo({ offered: false });
    expect(container).toBeEmptyDOMElement();
  });

  it("shows a code that a reader takes for the text message that joins", async () => {
    await renderPromo({ offer });
    const code = screen.getByRole("img", { name: "QR code: text QUIETLANE to (212) 555-0199" });
    expect(readQrCode(code)).toBe("sms:+12125550199?body=QUIETLANE");
  });

  it("leaves four light squares around the code, as readers need (ISO/IEC 18004)", async () => {
    await renderPromo({ offer });
    const [left, , width] = screen.getByRole("img").getAttribute("viewBox")?.split(" ").map(Number) ?? [];
    expect([left, width]).toEqual([-4, offer.code.size + 8]);
  });

  it("says number and word in words, and opens the message on a phone", async () => {
    await renderPromo({ offer });
    const [, text] = screen.getAllByRole("listitem");
    expect(text).toHaveTextContent("Text QUIETLANEOr send the word QUIETLANE to (212) 555-0199.");
    const link = screen.getByText("Text QUIETLANE to (212) 555-0199", { selector: "a" });
    expect(link).toHaveAttribute("href", "sms:+12125550199?body=QUIETLANE");
  });

  it.each([
    ["who", /agree to news by text message from Inner Light/],
    ["what", /from Inner Light: new dates and last-minute openings/],
    ["how often", /last-minute openings, 2–4 messages a month\. Msg/],
    ["rates", /Msg & data rates may apply\./],
    ["how to leave", /Text STOP or UNSUBSCRIBE at any time to leave/],
    ["help", /HELP for help/],
    ["other words to leave", /any other plain request works, too/],
    ["privacy", /Your number stays private/],
    ["no purchase", /not a condition of any purchase/],
    ["confirmation", /When you text QUIETLANE and reply YES/],
  ])("discloses where people join: %s", async (_, words) => {
    await renderPromo({ offer });
    expect(screen.getByText(words)).toBeVisible();
  });

  it("leads to the terms of text messages and to what becomes of the number", async () => {
    await renderPromo({ offer });
    const link = (name: string) => within(document.body).getByRole("link", { name });
    expect(link("Text-messaging terms")).toHaveAttribute("href", "/terms#text-messages");
    expect(link("Privacy")).toHaveAttribute("href", "/terms#text-messages-privacy");
  });
});
