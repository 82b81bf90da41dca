import { describe, expect, it } from "vitest";
import type { SiteConfig } from "../../src/site/define-site-config.ts";
import { parseSiteConfig } from "./parse-site-config.ts";
import { siteConfigProblems } from "./site-config-problems.ts";

const hours = { from: "Monday", opens: "9:00 AM", closes: "5:00 PM" };
const number = "+1 212 555 0123";
const about = { name: "Ada", text: "I am Ada." };
const slide = { alt: "Two chairs", description: "The room." };

const PHONE = 'a phone number such as "(518) 462-7731", or one that begins with + and the country code';
const TIME = 'a time such as "9:00 AM", "9am" or "09:00"';
const URL_SENTENCE = 'the address of the finished site, beginning with https://, such as "https://quiet-lane.com"';
const PICTURE = "the address of a picture that begins with https://, or with / for a file in apps/web/public";
const PRICE = 'a price in a line of at most 120 letters, such as "$120 for 60 minutes"';
const KEYWORD =
  'one word of 2 to 20 capital letters and digits that means nothing else to a carrier (as STOP and HELP do), such as "JOIN"';
const LINK = 'a web address that begins with https://, such as "https://www.instagram.com/quiet-lane"';
const REPOSITORY =
  'the address of your copy on GitHub, without anything after its name, such as "https://github.com/you/inner-light"';

const WRONG: [config: unknown, sentence: string][] = [
  [undefined, "The file gives nothing; expected settings between { and }, as in defineSiteConfig({ … })."],
  ["Inner Light", 'The file gives "Inner Light"; expected settings between { and }, as in defineSiteConfig({ … }).'],
  [{ emial: "hello@quiet-lane.com" }, "emial: there is no such setting. Did you mean email?"],
  [{ picture: null }, "picture: there is no such setting. Did you mean pictures?"],
  [
    { favouriteColour: "violet" },
    "favouriteColour: there is no such setting. The settings here are practiceName, siteUrl, timeZone, email, phone, address, officeHours, textMessages, pictures, slides, socialLinks, repository, prices, about, storage, keepMessagesMonths.",
  ],
  [
    { practiceName: "" },
    'practiceName: found "", expected a name of at most 60 letters on one line, such as "Quiet Lane Reiki".',
  ],
  [
    { practiceName: 7 },
    'practiceName: found 7, expected a name of at most 60 letters on one line, such as "Quiet Lane Reiki".',
  ],
  [{ siteUrl: "http://quiet-lane.com" }, `siteUrl: found "http://quiet-lane.com", expected ${URL_SENTENCE}.`],
  [{ siteUrl: "https://quiet-lane.com/?a" }, `siteUrl: found "https://quiet-lane.com/?a", expected ${URL_SENTENCE}.`],
  [{ siteUrl: "quiet-lane.com" }, `siteUrl: found "quiet-lane.com", expected ${URL_SENTENCE}.`],
  [{ timeZone: "EST" }, 'timeZone: found "EST", expected a time zone by its IANA name, such as "America/New_York".'],
  [
    { timeZone: "Europe/Viena" },
    'timeZone: found "Europe/Viena", expected a time zone by its IANA name, such as "America/New_York"; perhaps you mean "Europe/Vienna".',
  ],
  [
    { email: "hello at quiet-lane" },
    'email: found "hello at quiet-lane", expected an email address, such as "hello@quiet-lane.com".',
  ],
  [{ email: ["a@b.co"] }, 'email: found a list, expected an email address, such as "hello@quiet-lane.com".'],
  [{ phone: "(212) 555-012" }, `phone: found "(212) 555-012", expected ${PHONE}.`],
  [{ phone: "020 7946 0123" }, `phone: found "020 7946 0123", expected ${PHONE}.`],
  [{ phone: 12125550123 }, `phone: found 12125550123, expected ${PHONE}.`],
  [{ phone: "+1 212 CALL ME" }, `phone: found "+1 212 CALL ME", expected ${PHONE}.`],
  [
    { address: "12 Quiet Lane\nAlbany" },
    'address: found "12 Quiet Lane\\nAlbany", expected an address on one line, such as "12 Quiet Lane, Albany, NY 12207".',
  ],
  [{ officeHours: "9 to 5" }, 'officeHours: found "9 to 5", expected a list of rows between [ and ].'],
  [
    { officeHours: ["Monday"] },
    'The first row of officeHours: found "Monday", expected the hours of a day, such as { from: "Saturday", opens: "10:00 AM", closes: "5:00 PM" }.',
  ],
  [
    { officeHours: [{ ...hours, from: "monday" }] },
    'from in the first row of officeHours: found "monday", expected a day of the week, such as "Monday".',
  ],
  [
    { officeHours: [hours, { ...hours, opens: "9" }] },
    `opens in the second row of officeHours: found "9", expected ${TIME}.`,
  ],
  [
    { officeHours: [{ ...hours, closes: "5:00" }] },
    `closes in the first row of officeHours: found "5:00", expected ${TIME}.`,
  ],
  [
    { officeHours: [{ ...hours, closes: "25:00" }] },
    `closes in the first row of officeHours: found "25:00", expected ${TIME}.`,
  ],
  [
    { officeHours: [{ ...hours, closes: "5:00 AM" }] },
    'closes in the first row of officeHours: found "5:00 AM", expected a time after the one at which it opens.',
  ],
  [
    { officeHours: [{ from: "Monday", opens: "9:00 AM" }] },
    `closes in the first row of officeHours: found nothing, expected ${TIME}.`,
  ],
  [
    { officeHours: [...Array(21).fill(hours), { ...hours, opens: "dawn" }] },
    `opens in the 22nd row of officeHours: found "dawn", expected ${TIME}.`,
  ],
  [
    { textMessages: number },
    `textMessages: found "${number}", expected { number: "(212) 555-0123" }, or null for none.`,
  ],
  [{ textMessages: { keyword: "GLOW" } }, `textMessages.number: found nothing, expected ${PHONE}.`],
  [{ textMessages: { number: "555-0123" } }, `textMessages.number: found "555-0123", expected ${PHONE}.`],
  [{ textMessages: { number, keyword: "STOP" } }, `textMessages.keyword: found "STOP", expected ${KEYWORD}.`],
  [{ textMessages: { number, keyword: "join us" } }, `textMessages.keyword: found "join us", expected ${KEYWORD}.`],
  [{ pictures: false }, 'pictures: found false, expected { everySlide: "https://…" }, or null for the drawings alone.'],
  [
    { pictures: { everySlide: "http://pictures.example/a.jpg" } },
    `pictures.everySlide: found "http://pictures.example/a.jpg", expected ${PICTURE}.`,
  ],
  [{ pictures: { everySlide: "/not-there.jpg" } }, `pictures.everySlide: found "/not-there.jpg", expected ${PICTURE}.`],
  [{ pictures: { bySlide: { 2: 7 } } }, `pictures.bySlide[2]: found 7, expected ${PICTURE}.`],
  [{ pictures: { bySlide: { one: null } } }, 'pictures.bySlide: found "one", expected the number of a slide.'],
  [
    { pictures: { bySlide: { 13: null } } },
    "pictures.bySlide[13]: there is no slide 13, expected a number from 1 to 12.",
  ],
  [
    { slides: [slide], pictures: { bySlide: { 2: null } } },
    "pictures.bySlide[2]: there is no slide 2, expected a number from 1 to 1.",
  ],
  [{ slides: [] }, "slides: found an empty list, expected a list of 1 to 60 slides between [ and ]."],
  [
    { slides: [{ alt: "Two chairs" }] },
    'description in the first row of slides: found nothing, expected a caption, such as "The room where we sit".',
  ],
  [
    { slides: [slide, { ...slide, alt: " " }] },
    'alt in the second row of slides: found " ", expected what the picture shows, such as "A quiet room with two chairs".',
  ],
  [
    { socialLinks: { instagram: "https://www.instagram.com/quiet-lane" } },
    "socialLinks: found a group of settings, expected a list of links between [ and ].",
  ],
  [
    { socialLinks: [{ name: "Instagram", url: "@quiet-lane" }] },
    `url in the first row of socialLinks: found "@quiet-lane", expected ${LINK}.`,
  ],
  [
    { socialLinks: [{ name: "Instagram", url: "javascript:alert(1)" }] },
    `url in the first row of socialLinks: found "javascript:alert(1)", expected ${LINK}.`,
  ],
  [
    { prices: "$120" },
    'prices: found "$120", expected prices by service, such as { auraReading: "$120 for 60 minutes" }.',
  ],
  [{ prices: { auraReading: 120 } }, `prices.auraReading: found 120, expected ${PRICE}.`],
  [{ prices: { reikiHealing: " " } }, `prices.reikiHealing: found " ", expected ${PRICE}.`],
  [
    { prices: { reiki: "$95" } },
    "prices.reiki: there is no such setting. The settings here are auraReading, reikiHealing.",
  ],
  [{ about: "I am Ada." }, 'about: found "I am Ada.", expected settings such as { name: "Ada Birch", text: "…" }.'],
  [
    { about: { text: "I am Ada." } },
    'about.name: found nothing, expected the name of the person who gives the sessions, such as "Ada Birch".',
  ],
  [
    { about: { name: "Ada", text: " " } },
    'about.text: found " ", expected a few sentences about that person, of at most 1500 letters together.',
  ],
  [
    { about: { ...about, portrait: "/icon-512.png" } },
    'about.portrait: found "/icon-512.png", expected a portrait, such as { picture: "/pictures/ada.jpg", alt: "Ada Birch under an apple tree" }.',
  ],
  [
    { about: { ...about, portrait: { picture: "/not-there.jpg", alt: "Ada" } } },
    `about.portrait.picture: found "/not-there.jpg", expected ${PICTURE}.`,
  ],
  [
    { about: { ...about, portrait: { picture: "/icon-512.png" } } },
    'about.portrait.alt: found nothing, expected what the portrait shows, such as "Ada Birch under an apple tree".',
  ],
  [
    { about: { ...about, training: "Reiki Master" } },
    'about.training: found "Reiki Master", expected a list of lines between [ and ].',
  ],
  [
    { about: { ...about, training: ["Reiki Master", 2014] } },
    'The second row of about.training: found 2014, expected a training in a line, such as "Reiki Master, Usui tradition, 2014".',
  ],
  [
    { about: { ...about, insurance: true } },
    'about.insurance: found true, expected an insurance in a line, such as "Professional liability insurance".',
  ],
  ...[
    "github.com/you/inner-light",
    "https://github.com/you",
    "https://github.com/you/inner-light.git",
    "https://github.com/you/inner-light/tree/main",
    "https://gitlab.com/you/inner-light",
  ].map((repository): [object, string] => [
    { repository },
    `repository: found "${repository}", expected ${REPOSITORY}.`,
  ]),
];

describe("the owner's file", () => {
  it.each(WRONG)("%j is not taken", (config, sentence) => expect(siteConfigProblems(config, "")).toEqual([sentence]));

  it("gets every mistake at once, and no stack", () => {
    const check = () => parseSiteConfig({ emial: "a", phone: "b", textMessages: { number: "c", keyword: "d" } });
    expect(check).toThrowErrorMatchingInlineSnapshot(`
      [SiteConfigError: There are 4 things to correct in apps/web/site.config.ts:

        - phone: found "b", expected a phone number such as "(518) 462-7731", or one that begins with + and the country code.
        - textMessages.number: found "c", expected a phone number such as "(518) 462-7731", or one that begins with + and the country code.
        - textMessages.keyword: found "d", expected one word of 2 to 20 capital letters and digits that means nothing else to a carrier (as STOP and HELP do), such as "JOIN".
        - emial: there is no such setting. Did you mean email?

      Correct them and start again.]
    `);
    expect(check).toThrow(expect.objectContaining({ stack: expect.not.stringContaining("    at ") }));
  });

  const everything: Required<SiteConfig> = {
    storage: "shared",
    keepMessagesMonths: 24,
    practiceName: "Quiet Lane Reiki",
    siteUrl: "https://someone.github.io/quiet-lane",
    timeZone: "America/New_York",
    email: "hello@quiet-lane.com",
    phone: "+1 (212) 555-0123",
    address: "12 Quiet Lane, Albany, NY 12207",
    officeHours: [{ from: "Monday", to: "Friday", opens: "9:00 AM", closes: "12:30 PM" }],
    textMessages: { number, keyword: "QUIETLANE" },
    pictures: {
      everySlide: "/icon-512.png",
      bySlide: { 1: "https://pictures.example/w_400,c_fill/a.jpg?b=c", 2: null },
    },
    slides: [slide, slide],
    socialLinks: [{ name: "Instagram", url: "https://www.instagram.com/quiet-lane" }],
    repository: "https://github.com/quiet-lane/quiet-lane.com",
    prices: { auraReading: "$120 for 60 minutes", reikiHealing: "$95" },
    about: {
      ...about,
      portrait: { picture: "/icon-512.png", alt: "Ada under a tree" },
      training: ["Reiki Master, 2014"],
      insurance: "Professional liability insurance",
    },
  };

  it.each<SiteConfig>([
    {},
    everything,
    { email: undefined, officeHours: [] },
    { phone: null, address: null, textMessages: null, pictures: null },
    { pictures: { everySlide: null }, timeZone: "UTC" },
  ])("%j is taken as it is", (config) => expect(parseSiteConfig(config)).toEqual(config));
});
