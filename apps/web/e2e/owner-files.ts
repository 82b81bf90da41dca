import { darkPalette, lightPalette } from "../src/ui/theme/palette.ts";
import { expect, ownerSiteTest as test } from "./browser-test.ts";
import { BASE_PATH, CODE, OWNER_PASSWORD } from "./own-sites.ts";

/** Tests the build's output for the owner's settings. Part of owner-site.spec.ts, which builds that site once. */
export function describeOwnerFiles(): void {
  test("the built site uses the owner's colors", async ({ ownerCopy }) => {
    const texts = (await ownerCopy.builtTexts()).join("\n");
    expect(texts).toContain('<meta name="theme-color" content="#f3f7f0" media="(prefers-color-scheme: light)"');
    const kept = [lightPalette, darkPalette].map(({ danger }) => danger);
    const own = [lightPalette, darkPalette].flatMap<string>(Object.values).filter((color) => !kept.includes(color));
    expect(own.filter((color) => texts.includes(color))).toEqual([]);
  });

  test("the built site contains the owner's settings", async ({ ownerCopy }) => {
    const builtPage = async (name: string) =>
      (await ownerCopy.built(`${name}.html`)).replaceAll(/<style.*?<\/style>/gs, "");
    const textOf = (page: string) => page.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, "");
    const home = await builtPage("index");
    expect(home).toContain("<title>Aura readings and Reiki healing | Quiet Lane Reiki</title>");
    expect(home).toContain(`aria-label="${CODE}"`);
    expect(textOf(home)).toContain("About Ada BirchI sit still.");
    const sourceOf = (name: string) =>
      new RegExp(`aria-label="${name}".*?<img[^>]* src="([^"]*)"`, "s").exec(home)?.[1];
    expect(sourceOf("Ada, sitting")).toMatch(new RegExp(`^${BASE_PATH}pictures/ada-[0-9a-f]{10}\\.svg$`));
    expect(home).toContain('aria-label="1 of 2"');
    expect(sourceOf("Two chairs")).toMatch(/^https:\/\/one\.example\/a\?/);
    expect(await ownerCopy.built("_headers")).toContain("img-src 'self' https://one.example https://two.example;");
    expect(home).toContain('property="og:image" content="https://quiet-lane.com/project/social-card.jpg"');
    const contact = await builtPage("contact/index");
    expect(contact).toContain('href="tel:+12125550123"');
    expect(contact).toContain('href="https://www.instagram.com/quiet-lane"');
    expect(textOf(contact)).not.toMatch(/placeholder|Street, city/);
    for (const text of ["Tuesday – Thursday10:00 AM – 6:00 PM", "Legal NoticePrivacyImprint", "Quiet Lane LLC"])
      expect(textOf(contact)).toContain(text);
    expect(textOf(await builtPage("terms/index"))).toContain("7. GiftsA voucher is good for a year.");

    const dataIn = (page: string) =>
      Array.from(page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json = ""]) =>
        JSON.parse(json),
      );
    expect(dataIn(home)).toMatchObject([{ name: "Quiet Lane Reiki", openingHours: ["Tu-Th 10:00-18:00"] }]);
    const [, { "@graph": events }] = dataIn(await builtPage("calendar/index"));
    expect(events[6]).toMatchObject({
      url: "https://quiet-lane.com/project/events/7/",
      name: "Circle 7 </script> & tea",
      startDate: "2036-03-16T18:30-04:00",
      eventStatus: "https://schema.org/EventCancelled",
    });
    expect(dataIn(await builtPage("events/7/index"))[1]).toMatchObject({ "@graph": [events[6]] });
    expect(await ownerCopy.built("sitemap.xml")).toContain(`<loc>${events[6].url}</loc>`);
    expect(await ownerCopy.built("events/7.ics")).toContain("STATUS:CANCELLED");
  });

  test("the built site does not link to a service that is not offered", async ({ ownerCopy: copy }) => {
    await expect(copy.built("aura-reading.html")).rejects.toThrow("ENOENT");
    for (const file of ["index.html", "calendar.html", "contact.html", "reiki-healing.html", "404.html", "sitemap.xml"])
      expect((await copy.built(file)).match(/[^ ]*\/aura-reading[^ ]*/g)).toBeNull();
    const calendar = await copy.built("calendar.html");
    expect(calendar.match(/read about [^<]*/g)).toEqual(["read about Reiki."]);
    expect(Array.from(calendar.matchAll(/<strong>([^<]*)<\/strong>: /g), ([, name]) => name)).toEqual([
      "Reiki Healing",
      "Workshop",
      "Group Session",
    ]);
    expect((await copy.builtScripts()).match(/Reiki hands|Aura photography/)).toBeNull();
    expect(calendar.match(/<p[^>]*>Aura Reading<\/p>/g)).toHaveLength(1);
  });

  test("the built site contains the password only as a slow, salted hash", async ({ ownerCopy }) => {
    const texts = await ownerCopy.builtTexts();
    const secrets = (["utf8", "base64", "hex"] as const).map((encoding) =>
      Buffer.from(OWNER_PASSWORD).toString(encoding),
    );
    expect(texts.some((text) => text.includes("600000") || text.includes("6e5"))).toBe(true);
    for (const text of texts) for (const secret of secrets) expect(text).not.toContain(secret);
    const scripts = await ownerCopy.builtScripts();
    expect(scripts).toContain("QUIETLANE");
    // The settings check is not in the bundle.
    for (const word of ["there is no such setting", "supportedValuesOf", "loose_object"])
      expect(scripts).not.toContain(word);
  });
}
