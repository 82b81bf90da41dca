import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { textMessages as words } from "../../../words/text-messages.ts";
import { drawQrCode } from "../../site/draw-qr-code.ts";
import { fill } from "../../site/fill.ts";
import { resolveTextMessages } from "../../site/resolve-site.ts";
import { site } from "../../site/site.ts";
import { readQrCode } from "../../testing/read-qr-code.ts";
import { renderComponent } from "../../testing/render-site.tsx";
import { type TextMessageOffer, TextUpdatesPromo } from "./text-updates-promo.tsx";

const textMessages = resolveTextMessages({ number: "(212) 555-0199", keyword: "QUIETLANE" }, "US");
const offer: TextMessageOffer = { ...textMessages, code: drawQrCode(textMessages.smsHref) };

describe("the section on text updates", () => {
  it("is missing if the practice does not offer them", async () => {
    await renderComponent(<TextUpdatesPromo offered={false} />);
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("has a QR code that opens the text message for joining", async () => {
    await renderComponent(<TextUpdatesPromo offer={offer} />);
    const code = screen.getByRole("img", { name: "QR code: text QUIETLANE to (212) 555-0199" });
    expect(readQrCode(code)).toBe("sms:+12125550199?&body=QUIETLANE");
    // The quiet zone is four squares wide (ISO/IEC 18004).
    const [left, , width] = code.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
    expect([left, width]).toEqual([-4, offer.code.size + 8]);
  });

  it("contains the disclosures that carriers require", async () => {
    await renderComponent(<TextUpdatesPromo offer={offer} />);
    const filled = { keyword: "QUIETLANE", number: "(212) 555-0199", practice: site.practiceName };
    const said = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(said).toEqual(words.steps.map(({ title, text }) => fill(title + text, filled)));
    const link = document.querySelector('a[href="sms:+12125550199?&body=QUIETLANE"]');
    expect(link).toHaveTextContent(fill(words.send, filled));
    for (const sentence of words.disclosures)
      expect(document.body).toHaveTextContent(fill(sentence, filled).replaceAll("\u00a0", " "));
    const untranslated = Array.from(document.querySelectorAll("[translate=no]"), ({ textContent }) => textContent);
    expect(new Set(untranslated)).toEqual(
      new Set(["QUIETLANE", "(212) 555-0199", "YES", "STOP", "UNSUBSCRIBE", "HELP"]),
    );
    for (const [name, path] of [
      [words.terms, "/terms#text-messages"],
      [words.privacy, "/terms#text-messages-privacy"],
    ] as const)
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", path);
  });
});
