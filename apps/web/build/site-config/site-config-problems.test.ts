import { describe, expect, it } from "vitest";
import type { SiteConfig } from "../../src/site/define-site-config.ts";
import { parseSiteConfig, siteConfigProblems } from "./read-site-config.ts";

const hours = { from: "Monday", opens: "9:00 AM", closes: "5:00 PM" };
const number = "+1 212 555 0123";
const about = { name: "Ada", text: "I am Ada." };
const notice = { from: "2026-12-24", to: "2027-01-01", text: "Closed December 24 to January 1" };

/** One mistake each. */
const WRONG: readonly unknown[] = [
  undefined,
  { emial: "hello@quiet-lane.com", fone: "(518) 462-7731", "adress ": "12 Quiet Lane" },
  { phone: 7, pictures: { everySlide: "/not-there.jpg" }, colors: { light: { paper: "#fff", ink: "#fff" } } },
  { practiceName: "" },
  { practiceName: "\u200b\u3164" },
  { siteUrl: "http://quiet-lane.com" },
  { siteUrl: "https://quiet-lane.com/project/index.html" },
  { language: "xx" },
  { timeZone: "EST" },
  { email: "hello at quiet-lane" },
  { email: "hello@quiet-lane.com\u200B" },
  { phone: "(212) 555-012" },
  { phone: 12125550123 },
  { phone: "030 1234567", textMessages: { number: "0171 123" }, language: "de" },
  { phone: "0171 1234567 oder 030 1234567", country: "DE" },
  { phone: "+49 30" },
  { country: "Austria" },
  { phoneFor: "texts" },
  { address: "12 Quiet Lane\nAlbany" },
  { officeHours: [{ ...hours, from: "monday" }] },
  { officeHours: [hours, { ...hours, opens: "13pm" }] },
  { officeHours: [{ ...hours, closes: "5:00 AM" }] },
  { officeHours: [{ from: "Monday", opens: "9:00 AM" }] },
  { textMessages: { number, keyword: "STOP" } },
  { pictures: false },
  { pictures: { bySlide: { one: null } } },
  { socialLinks: [{ name: "Instagram", url: "javascript:alert(1)" }] },
  { legalName: "", legalLinks: [{ name: "", url: "https://quiet-lane.com/imprint" }] },
  { services: [] },
  { services: ["auraReading", "auraReeding"] },
  { about: { name: "Ada", text: " " } },
  { notice: { ...notice, to: "2027-01-32" } },
  { notice: { ...notice, to: "2026-12-23" } },
  { notice: { ...notice, text: "x".repeat(201) } },
  { repository: "https://github.com/you/inner-light.git" },
];

describe("the settings file", () => {
  it("is rejected with one message per mistake", () => {
    expect(WRONG.map((config) => siteConfigProblems(config).join(" AND ")).join("\n")).toMatchInlineSnapshot(`
      "the file: found nothing, expected “export default defineSiteConfig(…)” with settings between { and }.
      the file: found "emial", expected one of practiceName, siteUrl, language, timeZone, email, country, phone, phoneFor, address, officeHours, textMessages, pictures, colors, socialLinks, legalName, legalLinks, repository, services, prices, about, notice, storage, keepMessagesMonths. The same goes for "fone", "adress ".
      phone: found 7, expected a phone number, such as "(518) 462-7731". AND pictures, everySlide: found "/not-there.jpg", expected a picture that you have put into apps/web/practice/pictures, such as "/pictures/room.jpg". AND colors, light: expected paper to be lighter than ink.
      practiceName: found "", expected a name of at most 60 letters on one line, such as "Quiet Lane Reiki".
      practiceName: found "​ㅤ", expected a name of at most 60 letters on one line, such as "Quiet Lane Reiki".
      siteUrl: found "http://quiet-lane.com", expected the address of the finished site, beginning with https:// and without a page or file at its end, such as "https://quiet-lane.com".
      siteUrl: found "https://quiet-lane.com/project/index.html", expected the address of the finished site, beginning with https:// and without a page or file at its end, such as "https://quiet-lane.com".
      language: found "xx", expected the tag of a language, such as "pt-PT".
      timeZone: found "EST", expected a time zone by its continent and city, such as "America/New_York".
      email: found "hello at quiet-lane", expected an email address, such as "hello@quiet-lane.com".
      email: found "hello@quiet-lane.com​", expected "hello@quiet-lane.com", without anything else around it or in it.
      phone: found "(212) 555-012", expected a phone number as it is dialed in its country (United States, see \`country\`), or one that begins with + and the country code, such as "+1 518 462 7731".
      phone: found 12125550123, expected a phone number, such as "(518) 462-7731".
      textMessages, number: found "0171 123", expected a phone number as it is dialed in its country (Germany, see \`country\`), or one that begins with + and the country code, such as "+1 518 462 7731", or a short code of four to six digits.
      phone: found "0171 1234567 oder 030 1234567", expected a phone number as it is dialed in its country (Germany, see \`country\`), or one that begins with + and the country code, such as "+1 518 462 7731".
      phone: found "+49 30", expected a phone number as it is dialed in its country (Germany, see \`country\`), or one that begins with + and the country code, such as "+1 518 462 7731".
      country: found "Austria", expected the two letters of a country, such as "AT".
      phoneFor: found "texts", expected "calls" or "calls-and-texts".
      address: found "12 Quiet Lane
      Albany", expected an address on one line, such as "12 Quiet Lane, Albany, NY 12207".
      officeHours, row 1, from: found "monday", expected a day of the week, such as "Monday".
      officeHours, row 2, opens: found "13pm", expected a time such as "9:00 AM", "9am" or "09:00".
      officeHours, row 1, closes: found "05:00", expected a time after the one at which it opens.
      officeHours, row 1, closes: found nothing, expected a value.
      textMessages, keyword: found "STOP", expected one word of 2 to 20 capital letters (A to Z) and digits that means nothing else to a carrier (as STOP and HELP do), such as "JOIN".
      pictures: found false, expected settings between { and }.
      pictures, bySlide: found "one", expected the number of a slide.
      socialLinks, row 1, url: found "javascript:alert(1)", expected a web address that begins with https://, such as "https://www.instagram.com/quiet-lane".
      legalName: found "", expected a name of at most 120 letters on one line, such as "Quiet Lane LLC". AND legalLinks, row 1, name: found "", expected what the link says, such as "Imprint".
      services: found a list, expected at least one service between [ and ].
      services, row 2: found "auraReeding", expected "auraReading" or "reikiHealing".
      about, text: found " ", expected a few sentences about that person, of at most 1500 letters together.
      notice, to: found "2027-01-32", expected a day such as "2026-12-24".
      notice, to: found "2026-12-23", expected the day of \`from\` or a later one.
      notice, text: found "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", expected a sentence of at most 200 letters, such as "Closed December 24 to January 1".
      repository: found "https://github.com/you/inner-light.git", expected the address of your copy on GitHub, such as "https://github.com/you/inner-light", or with its branch, such as "https://github.com/you/inner-light/tree/live"."
    `);
  });

  const everything: Required<SiteConfig> = {
    storage: "shared",
    keepMessagesMonths: 24,
    practiceName: "Quiet Lane Reiki",
    siteUrl: "https://someone.github.io/quiet-lane",
    language: "pt-PT",
    timeZone: "America/New_York",
    email: "hello@quiet-lane.com",
    country: "AT",
    phone: "+1 (212) 555-0123",
    phoneFor: "calls",
    address: "12 Quiet Lane, Albany, NY 12207",
    officeHours: [{ from: "Monday", to: "Friday", opens: "09:00", closes: "12:30" }],
    textMessages: { number, keyword: "QUIETLANE" },
    pictures: {
      everySlide: "https://pictures.example/room.jpg",
      bySlide: { 1: "https://pictures.example/w_400,c_fill/a.jpg?b=c", 2: null },
      glow: false,
    },
    colors: { light: { paper: "#f4f8f2", ink: "#1c3527", accent: "#2f6b4f" }, dark: {}, glow: ["#9bd8a5"] },
    socialLinks: [{ name: "Instagram", url: "https://www.instagram.com/quiet-lane" }],
    legalName: "Quiet Lane LLC",
    legalLinks: [{ name: "Imprint", url: "https://quiet-lane.com/imprint" }],
    repository: "https://github.com/quiet-lane/quiet-lane.com",
    notice: { ...notice, to: notice.from },
    services: ["auraReading", "reikiHealing"],
    prices: { auraReading: "$120 for 60 minutes", reikiHealing: "$95" },
    about: {
      ...about,
      portrait: { picture: "https://pictures.example/ada.jpg", alt: "Ada under a tree" },
      training: ["Reiki Master, 2014"],
      insurance: "Professional liability insurance",
    },
  };

  it.each<SiteConfig>([
    {},
    everything,
    { email: undefined, officeHours: [] },
    { email: "o'hara@müller--heilkunst.de" },
    { phone: null, address: null, textMessages: null, pictures: null },
    { pictures: { everySlide: null }, timeZone: "UTC" },
    { language: "ar-EG" },
    { language: "he" },
  ])("is accepted unchanged: %j", (config) => expect(parseSiteConfig(config)).toMatchObject(config));
});
