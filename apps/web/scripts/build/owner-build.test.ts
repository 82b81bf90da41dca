import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readQrCode } from "../../src/testing/read-qr-code.ts";
import { SiteCopy } from "./site-copy.ts";

const CONFIGURED = `
  practiceName: "Quiet Lane Reiki",
  siteUrl: "https://quiet-lane.com",
  timeZone: "America/New_York",
  email: "hello@quiet-lane.com",
  phone: "+1 (212) 555-0123",
  address: null,
  officeHours: [{ from: "Tuesday", to: "Thursday", opens: "10:00 AM", closes: "6:00 PM" }],
  textMessages: { number: "+1 212 555 0199", keyword: "QUIETLANE" },
  pictures: { everySlide: "https://one.example/a", bySlide: { 2: "https://two.example/b.jpg?w=9" } },
  slides: [{ alt: "Two chairs", description: "The room." }, { alt: "A window", description: "The garden." }],
  socialLinks: [{ name: "Instagram", url: "https://www.instagram.com/quiet-lane" }],
`;
const PASSWORD = "canary-Zq8!vortex";
const SMS = "sms:+12125550199?body=QUIETLANE";

describe("the build of an owner's file", { timeout: 60_000 }, () => {
  let copy: SiteCopy;
  beforeAll(async () => {
    copy = await SiteCopy.create();
  }, 60_000);
  afterAll(() => copy.remove());

  it("fails with a sentence, no stack, and nothing built", async () => {
    await copy.configure(
      `emial: "hello@quiet-lane.com", officeHours: [{ from: "Monday", opens: "9", closes: "5:00 PM" }]`,
    );
    const { code, output } = await copy.run("build");
    expect(output).toBe(`
There are 2 things to correct in apps/web/site.config.ts:

  - officeHours[0].opens: found "9", expected a time on the 12-hour clock, such as "9:00 AM".
  - emial: there is no such setting. Did you mean email?

Correct them and start again.
`);
    expect(code).toBe(1);
    await expect(copy.built("index.html")).rejects.toThrow("ENOENT");
  });

  it("says where a comma is missing", async () => {
    await copy.configure(`phone: null\n  address: null`);
    const { code, output } = await copy.run("build");
    expect(output).toMatch(/- The file cannot be read near line 4\. Is a comma, a quote or a bracket missing\?/);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });

  it("is not built for a path that its address does not have", async () => {
    await copy.configure(`siteUrl: "https://quiet-lane.github.io"`);
    const { code, output } = await copy.run("build", { BASE_PATH: "project" });
    expect(output).toContain(
      `- siteUrl: found "https://quiet-lane.github.io", expected "https://quiet-lane.github.io/project", because BASE_PATH is /project/.`,
    );
    expect(code).toBe(1);
  });

  it("is not built with an empty password", async () => {
    await copy.configure("");
    const { code, output } = await copy.run("build", { ADMIN_PASSWORD: "" });
    expect(output).toContain("ADMIN_PASSWORD is empty, so anybody could open /admin.");
    expect(code).toBe(1);
  });

  it("fails while developing too", async () => {
    await copy.configure("phone: 7");
    const { code, output } = await copy.run("dev");
    expect(output).toContain("- phone: found 7, expected a phone number that begins with + and the country code");
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });

  describe("once all is well", () => {
    let home: Document;
    beforeAll(async () => {
      await copy.configure(CONFIGURED);
      expect(await copy.run("build", { ADMIN_PASSWORD: PASSWORD })).toMatchObject({
        code: 0,
        output: "",
      });
      home = await page("index.html");
    }, 60_000);

    async function page(file: string): Promise<Document> {
      return new JSDOM(await copy.built(file)).window.document;
    }

    it("has a code that a camera reads as the text message that joins", () => {
      expect(readQrCode(home.querySelector('[role="img"][aria-label^="QR code"]'))).toBe(SMS);
      expect(home.querySelector(`a[href="${SMS}"]`)?.textContent).toBe("Text QUIETLANE to +1 212 555 0199");
    });

    it("names the practice, how to reach it, and when", async () => {
      expect(home.title).toBe("Aura Readings and Reiki Healing | Quiet Lane Reiki");
      expect(home.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe("https://quiet-lane.com/");
      const contact = await page("contact/index.html");
      expect(contact.querySelector('a[href="mailto:hello@quiet-lane.com"]')).not.toBeNull();
      expect(contact.querySelector('main a[href="tel:+12125550123"]')?.textContent).toBe("+1 (212) 555-0123");
      expect(contact.querySelector("main")?.textContent).toContain("Tuesday – Thursday10:00 AM – 6:00 PM");
      expect(contact.querySelector("main")?.textContent).not.toMatch(/placeholder|Street, city/);
      expect(contact.querySelector('footer a[href="https://www.instagram.com/quiet-lane"]')).not.toBeNull();
    });

    it("tells search engines the same", () => {
      expect(JSON.parse(home.querySelector('script[type="application/ld+json"]')?.textContent ?? "")).toMatchObject({
        name: "Quiet Lane Reiki",
        telephone: "+1 (212) 555-0123",
        openingHours: ["Tu-Th 10:00-18:00"],
        sameAs: ["https://www.instagram.com/quiet-lane"],
      });
    });

    it("shows the owner's slides and pictures, and allows their hosts alone", async () => {
      expect(home.querySelector('[aria-roledescription="slide"]')?.getAttribute("aria-label")).toBe("1 of 2");
      expect(home.querySelector('[role="img"][aria-label="Two chairs"] img')?.getAttribute("src")).toMatch(
        /^https:\/\/one\.example\/a\?/,
      );
      expect(await copy.built("_headers")).toContain("img-src 'self' https://one.example https://two.example;");
      expect((await page("terms/index.html")).body.textContent).toContain(
        "the gallery’s pictures are loaded from one.example and two.example, which see your browser’s address when they are.",
      );
    });

    it("knows nothing of the password but its salted slow hash", async () => {
      const texts = await copy.builtTexts();
      const encodings = [PASSWORD, Buffer.from(PASSWORD).toString("base64"), Buffer.from(PASSWORD).toString("hex")];
      expect(texts.some((text) => text.includes("600000") || text.includes("6e5"))).toBe(true);
      for (const text of texts) for (const encoding of encodings) expect(text).not.toContain(encoding);
    });

    it("sends browsers neither the check of the file nor what draws the code", async () => {
      const scripts = await copy.builtScripts();
      expect(scripts.includes("QUIETLANE")).toBe(true);
      const foreign = [
        "there is no such setting",
        "supportedValuesOf",
        "loose_object",
        "minCorrectionLevel",
        "lean-qr",
      ];
      expect(foreign.filter((word) => scripts.includes(word))).toEqual([]);
    });
  });
});
