import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { web } from "../build/paths.mjs";
import type { SiteCopy } from "../build/site-copy.ts";
import { readQrCode } from "../src/testing/read-qr-code.ts";
import { expect } from "./fixtures.ts";
import { BASE_PATH, OWNER_PASSWORD, test } from "./owner-site.ts";

/** What the build has made of the owner's settings. Part of owner-site.spec.ts, which builds that site once. */
export function describeOwnerFiles(): void {
  test.describe("the built files", () => {
    const SMS = "sms:+12125550199?body=QUIETLANE";

    async function builtPage(copy: SiteCopy, file: string): Promise<Document> {
      return new JSDOM(await copy.built(file)).window.document;
    }

    test("name the practice, how to reach it and when, to people and to search engines", async ({ ownerCopy }) => {
      const home = await builtPage(ownerCopy, "index.html");
      expect(home.title).toBe("Aura Readings and Reiki Healing | Quiet Lane Reiki");
      expect(readQrCode(home.querySelector('[role="img"][aria-label^="QR code"]'))).toBe(SMS);
      expect(home.querySelector(`a[href="${SMS}"]`)?.textContent).toBe("Text QUIETLANE to (212) 555-0199");
      expect(JSON.parse(home.querySelector('script[type="application/ld+json"]')?.textContent ?? "")).toMatchObject({
        name: "Quiet Lane Reiki",
        telephone: "+12125550123",
        image: "https://quiet-lane.com/project/social-card.jpg",
        openingHours: ["Tu-Th 10:00-18:00"],
        sameAs: ["https://www.instagram.com/quiet-lane"],
      });
      const contact = await builtPage(ownerCopy, "contact/index.html");
      expect(contact.querySelector('a[href="mailto:hello@quiet-lane.com"]')).not.toBeNull();
      expect(contact.querySelector('main a[href="tel:+12125550123"]')?.textContent).toBe("(212) 555-0123");
      expect(contact.querySelector("main")?.textContent).toContain("Tuesday – Thursday10:00 AM – 6:00 PM");
      expect(contact.querySelector("main")?.textContent).not.toMatch(/placeholder|Street, city/);
      expect(contact.querySelector('footer a[href="https://www.instagram.com/quiet-lane"]')).not.toBeNull();
    });

    test("tell who gives the sessions and what one costs, and go with a picture that has no other name", async ({
      ownerCopy,
    }) => {
      const home = await builtPage(ownerCopy, "index.html");
      expect(home.querySelector("main")?.textContent).toContain("About Ada BirchI sit still.");
      expect(home.querySelector('[role="img"][aria-label="Ada, sitting"] img')?.getAttribute("src")).toBe(
        `${BASE_PATH}icon-512.png`,
      );
      const reiki = await builtPage(ownerCopy, "reiki-healing/index.html");
      expect(reiki.querySelector("main section")?.textContent).toContain("What it costs$95 for 60 minutes");
      const terms = await builtPage(ownerCopy, "terms/index.html");
      expect(terms.querySelector("main")?.textContent).toContain("Reiki Healing: $95 for 60 minutes");
      expect(terms.querySelector("main")?.textContent).not.toContain("Aura Reading: ");
      expect(home.querySelector('meta[property="og:image"]')?.getAttribute("content")).toBe(
        "https://quiet-lane.com/project/social-card.jpg",
      );
      const card = await readFile(join(ownerCopy.dist, "social-card.jpg"));
      expect(card.equals(await readFile(join(web, "build/social-card/without-name.jpg")))).toBe(true);
    });

    test("show the owner's slides and pictures, and allow their hosts alone", async ({ ownerCopy }) => {
      const home = await builtPage(ownerCopy, "index.html");
      expect(home.querySelector('[aria-roledescription="slide"]')?.getAttribute("aria-label")).toBe("1 of 2");
      expect(home.querySelector('[role="img"][aria-label="Two chairs"] img')?.getAttribute("src")).toMatch(
        /^https:\/\/one\.example\/a\?/,
      );
      expect(await ownerCopy.built("_headers")).toContain("img-src 'self' https://one.example https://two.example;");
      expect((await builtPage(ownerCopy, "terms/index.html")).body.textContent).toContain(
        "the gallery’s pictures are loaded from one.example and two.example, which then see your IP address.",
      );
    });

    test("have nothing of the password but its salted slow hash", async ({ ownerCopy }) => {
      const texts = await ownerCopy.builtTexts();
      const secrets = (["utf8", "base64", "hex"] as const).map((encoding) =>
        Buffer.from(OWNER_PASSWORD).toString(encoding),
      );
      expect(texts.some((text) => text.includes("600000") || text.includes("6e5"))).toBe(true);
      for (const text of texts) for (const secret of secrets) expect(text).not.toContain(secret);
    });

    test("have nothing of the check of the file", async ({ ownerCopy }) => {
      const scripts = await ownerCopy.builtScripts();
      expect(scripts).toContain("QUIETLANE");
      const foreign = ["there is no such setting", "supportedValuesOf", "loose_object"];
      expect(foreign.filter((word) => scripts.includes(word))).toEqual([]);
    });
  });
}
