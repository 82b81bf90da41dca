import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type SiteConfig, siteConfigSchema } from "./define-site-config.ts";
import { pictureOf } from "./pictures.ts";
import { DEFAULT_OFFICE_HOURS, openingHours, resolveSite } from "./resolve-site.ts";

const siteOf = (config: SiteConfig) => resolveSite(v.parse(siteConfigSchema, config));

describe("the settings with their defaults", () => {
  it("have placeholders without links", () => {
    expect(siteOf({})).toMatchObject({
      practiceName: "Inner Light",
      url: "https://inner-light.example",
      calendarFeed: null,
      contact: {
        email: { text: "hello@example.com", href: null },
        phone: { text: "(555) 000-0000", href: null, textNumber: null },
        address: { text: "Street, city and state", href: null },
      },
      officeHours: [
        { from: "Monday", to: "Friday", opens: "9:00 AM", closes: "7:00 PM" },
        { from: "Saturday", to: null, opens: "10:00 AM", closes: "5:00 PM" },
        { from: "Sunday", to: null, opens: "12:00 PM", closes: "4:00 PM" },
      ],
      textMessages: null,
      offersTextMessages: true,
      pictures: { glow: true, hosts: ["https://images.unsplash.com"], hostNames: "images.unsplash.com" },
      services: ["auraReading", "reikiHealing"],
    });
  });

  it("contain links for the contact details", () => {
    const given = { email: "hello@quiet-lane.com", phone: "+1 (212) 555-0123", address: "12 Quiet Lane, Albany" };
    expect(siteOf(given).contact).toEqual({
      email: { text: "hello@quiet-lane.com", href: "mailto:hello@quiet-lane.com" },
      phone: { text: "+1 (212) 555-0123", href: "tel:+12125550123", textNumber: "+12125550123" },
      address: {
        text: "12 Quiet Lane, Albany",
        href: "https://www.openstreetmap.org/search?query=12%20Quiet%20Lane%2C%20Albany",
      },
    });
  });

  it("contain days and hours in the site's language", () => {
    const officeHours = [{ from: "Monday", to: "Friday", opens: "09:00", closes: "19:30" } as const];
    expect(siteOf({ language: "pt-PT", officeHours }).officeHours).toEqual([
      { from: "segunda-feira", to: "sexta-feira", opens: "09:00", closes: "19:30" },
    ]);
  });

  it("omit what the owner sets to null", () => {
    const none = { phone: null, address: null, textMessages: null };
    const { contact, textMessages, offersTextMessages } = siteOf(none);
    expect([contact.phone.absent, contact.address.absent, contact.email.absent]).toEqual([true, true, undefined]);
    expect([textMessages, offersTextMessages]).toEqual([null, false]);
  });

  it.each<[SiteConfig, href: string, textNumber: string | null]>([
    [{ phone: "+49 (0)30 1234567" }, "tel:+49301234567", null],
    [{ phone: "030 1234567", language: "de" }, "tel:+49301234567", null],
    [{ phone: "0664 1234567", country: "AT", language: "de" }, "tel:+436641234567", "+436641234567"],
    [{ phone: "0043 664 1234567", language: "de" }, "tel:+436641234567", "+436641234567"],
    [{ phone: "(518) 462-7731" }, "tel:+15184627731", "+15184627731"],
    [{ phone: "090-1234-5678", language: "ja" }, "tel:+819012345678", "+819012345678"],
    [{ phone: "06 698 85800", language: "it" }, "tel:+390669885800", null],
    [{ phone: "+1 212 555 0123 ext. 7" }, "tel:+12125550123;ext=7", "+12125550123"],
    [{ phone: "1-800-356-9377" }, "tel:+18003569377", null],
    [{ phone: "1-800-356-9377", phoneFor: "calls-and-texts" }, "tel:+18003569377", "+18003569377"],
    [{ phone: "(518) 462-7731", phoneFor: "calls" }, "tel:+15184627731", null],
    [{ phone: "٠١٠٠ ١٢٣ ٤٥٦٧", language: "ar-EG" }, "tel:+201001234567", "+201001234567"],
    [{ phone: "02982 15 423456", language: "es-AR" }, "tel:+5492982423456", "+5492982423456"],
    [{ phone: "61 (0)8 82326262", country: "AU" }, "tel:+61882326262", null],
    [{ phone: "(089) / 636-48018", language: "de" }, "tel:+498963648018", null],
    [{ phone: "00 800 6 7 8 9 10 11", language: "de" }, "tel:+80067891011", null],
    [{ phone: "+49 (0607) 123 4567" }, "tel:+496071234567", null],
    [{ phone: "8 (912) 345-67-89", language: "ru" }, "tel:+79123456789", "+79123456789"],
  ])("contain a phone link with the country code: %j", (config, href, textNumber) => {
    expect(siteOf(config).contact.phone).toEqual({ text: config.phone, href, textNumber });
  });

  it.each([
    ["(212) 555-0123", "+12125550123"],
    ["+49 30 5550 123", "+49305550123"],
    ["12345", "12345"],
    ["7 41 7", "7417"],
  ])("contain the text message for joining, to %s", (number, dialed) => {
    const { textMessages } = siteOf({ textMessages: { number, keyword: "GLOW7" } });
    const smsHref = `sms:${dialed}?&body=GLOW7`;
    expect(textMessages).toEqual({ number: dialed, display: number, keyword: "GLOW7", smsHref });
  });

  it("can omit all pictures", () => {
    const { pictures } = siteOf({ pictures: null });
    expect(pictures).toEqual({ everySlide: null, bySlide: {}, glow: true, hosts: [], hostNames: "" });
    expect(pictureOf(1, pictures)).toBeNull();
  });

  it("can have a different picture for each slide", () => {
    const everySlide = "https://one.example/a.jpg";
    const bySlide = { 2: "https://two.example:8443/b.jpg?w=9", 3: "/c.jpg", 4: null, 5: "https://one.example/d.jpg" };
    const { pictures } = siteOf({ pictures: { everySlide, bySlide } });
    expect([1, 2, 3, 4].map((slide) => pictureOf(slide, pictures))).toEqual([everySlide, bySlide[2], "/c.jpg", null]);
    expect(pictures.hosts).toEqual(["https://one.example", "https://two.example:8443"]);
  });

  it("include the portrait's host among the allowed picture hosts", () => {
    const hostsWith = (picture: string) =>
      siteOf({ pictures: null, about: { name: "Ada", text: "I am Ada.", portrait: { picture, alt: "Ada" } } }).pictures
        .hosts;
    expect(hostsWith("https://three.example/ada.jpg")).toEqual(["https://three.example"]);
    expect(hostsWith("/pictures/ada.jpg")).toEqual([]);
  });
});

it("office hours have the format that search engines expect", () => {
  expect(DEFAULT_OFFICE_HOURS.map(openingHours)).toEqual(["Mo-Fr 09:00-19:00", "Sa 10:00-17:00", "Su 12:00-16:00"]);
});
