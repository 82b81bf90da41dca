import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { services } from "../../../words/services.ts";
import { terms } from "../../../words/terms.ts";
import { textMessages } from "../../../words/text-messages.ts";
import { siteConfigSchema } from "../../site/define-site-config.ts";
import { fill } from "../../site/fill.ts";
import { resolvePictures } from "../../site/pictures.ts";
import { resolveTextMessages } from "../../site/resolve-site.ts";
import { site } from "../../site/site.ts";
import { pictureSource, priceLines, textMessagingTerms } from "./service-terms.ts";

const ada = { name: "Ada", text: "I am Ada." };

describe("the terms about pictures", () => {
  it.each([
    [
      undefined,
      "One thing comes from elsewhere: the gallery’s picture is loaded from images.unsplash.com, which then sees your IP address.",
    ],
    [null, "Every file of this website comes from the website itself."],
    [{ everySlide: "/favicon.svg" }, "Every file of this website comes from the website itself."],
    [
      { everySlide: "https://one.example/a", bySlide: { 1: "https://two.example/b", 2: "https://three.example/c" } },
      "Pictures are loaded from one.example, two.example, and three.example, which then see your IP address.",
    ],
    [null, "Pictures are loaded from two.example, which then sees your IP address.", "https://two.example/ada.jpg"],
  ])("name the pictures' hosts: %j, %s", (pictures, sentence, portrait?: string) => {
    const about = portrait ? { ...ada, portrait: { picture: portrait, alt: "Ada" } } : undefined;
    const settings = v.parse(siteConfigSchema, { pictures, about });
    expect(pictureSource(resolvePictures(settings), portrait)).toBe(sentence);
  });
});

describe("the terms about prices", () => {
  const reiki = `${services.reikiHealing.name}: $95`;
  it.each([
    [site.services, { reikiHealing: "$95" }, [reiki]],
    [site.services, { auraReading: "$120", reikiHealing: "$95" }, [`${services.auraReading.name}: $120`, reiki]],
    [site.services.slice(1), { auraReading: "$120", reikiHealing: "$95" }, [reiki]],
  ])("list the prices of the offered services: %j, %j", (offered, prices, lines) =>
    expect(priceLines({ services: offered, prices })).toEqual(lines),
  );
});

describe("the terms about text messages", () => {
  const { joining, help } = terms.textMessages;

  it("do not contain a number until the owner sets one", () => {
    const [first, ...others] = textMessagingTerms(null);
    const number = textMessages.noNumber;
    expect(first?.text).toBe(fill(joining.text, { keyword: "JOIN", number }));
    expect(others).not.toContain(help);
  });

  it("contain the number and the keyword", () => {
    const [first, ...others] = textMessagingTerms(
      resolveTextMessages({ number: "(212) 555-0199", keyword: "GLOW" }, "US"),
    );
    expect(first?.text).toBe(fill(joining.text, { keyword: "GLOW", number: "(212) 555-0199" }));
    expect(others).toContain(help);
  });
});
