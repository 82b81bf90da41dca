import { writePublishedCalendar } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import type { SiteConfig } from "../../src/site/define-site-config.ts";
import { parseSiteConfig } from "../site-config/read-site-config.ts";
import { SiteCopy } from "../testing/site-copy.ts";
import { siteWords } from "../words/words.ts";
import { launchList, launchNotes } from "./launch-list.ts";

const PASSWORD = "a password of one's own";

const READY = parseSiteConfig({
  practiceName: "Birch Hill Reiki",
  siteUrl: "https://birch-hill.com",
  email: "hello@birch-hill.com",
  phone: null,
  address: null,
  officeHours: [],
  textMessages: null,
});

const GUESSABLE =
  'ADMIN_PASSWORD: It is "inner-light" or has fewer than 8 characters, so it is soon guessed. Set your own in .env.';

const CALENDAR = {
  createdAt: "2026-05-01T12:00:00.000Z",
  events: [aCalendarEvent({ id: 1, date: "2026-05-01" }), aCalendarEvent({ id: 2, date: "2036-05-14" })],
};

describe("the launch list", () => {
  it("lists everything before the owner changes the settings", () => {
    expect(launchList(parseSiteConfig({}), "inner-light", null)).toEqual([
      'practiceName: The site, and the picture of shared links, still say "Inner Light".',
      "siteUrl: Search engines and shared links are still told https://inner-light.example.",
      "email: Pages show hello@example.com as a placeholder.",
      "phone: Pages show (555) 000-0000 as a placeholder. Write null if there is none.",
      'address: Pages show "Street, city and state" as a placeholder. Write null if there is none.',
      "textMessages: A placeholder stands where the QR code will be. Write null if you offer no text messages.",
      "officeHours: Pages show hours that you have not chosen.",
      "calendar: Nothing is published, so visitors see no events. Publish yours in /admin.",
      GUESSABLE,
    ]);
  });

  it("is empty once everything is set", () => {
    expect(launchList(READY, PASSWORD, CALENDAR)).toEqual([]);
    expect(launchList({ ...READY, storage: "shared" }, "inner-light", null)).toEqual([]);
  });

  it.each<SiteConfig>([
    { siteUrl: "https://inner-light.example" },
    { textMessages: { number: "+1 (212) 555-0199" } },
    { legalName: "Quiet Lane LLC" },
    { socialLinks: [{ name: "Instagram", url: "https://www.instagram.com/quiet-lane" }] },
    { about: { name: "Ada Birch", text: "I am Ada." } },
  ])("finds a leftover example in %j", (example) => {
    const [name = ""] = Object.keys(example);
    const config = parseSiteConfig({ ...READY, ...example });
    const sentence = `${name}: ${JSON.stringify(Reflect.get(config, name))} still has an example in it.`;
    expect(launchList(config, PASSWORD, CALENDAR)).toEqual([sentence]);
  });

  it("accepts a street with the same name as the example's", () => {
    expect(launchList({ ...READY, address: "7 Quiet Lane, Salem, MA" }, PASSWORD, CALENDAR)).toEqual([]);
  });

  it.each(["", "7 signs ", "inner-light"])("flags the easily guessed password %j", (password) => {
    expect(launchList(READY, password, CALENDAR)).toEqual([GUESSABLE]);
  });
});

it("lists a calendar whose events have all passed", () => {
  const leftOn = (moment: string, events = CALENDAR.events) =>
    launchList({ ...READY, timeZone: "America/New_York" }, PASSWORD, { ...CALENDAR, events }, Date.parse(moment));
  expect(leftOn("2036-05-14T23:59:59-04:00")).toEqual([]);
  expect(leftOn("2036-05-15T00:00:00-04:00", [])).toEqual([]);
  expect(leftOn("2036-05-15T00:00:00-04:00")).toEqual([
    "calendar: Everything that is published is over. Add what is coming up in /admin, and publish again.",
  ]);
});

it("the remaining default words are listed by file and key", () => {
  const site = {
    "home.ts": { home: { title: "There is a light", closing: { title: "Come", text: "Write to me." } } },
    "footer.ts": { footer: { closing: "Made with love" } },
    "terms.ts": { terms: { title: "Terms", further: [], note: null } },
    "mails.ts": { ownerMails: { inbox: "your site" }, reply: { subject: "Your message" } },
  };
  const own = {
    "home.ts": { home: { title: "Maré Mansa", closing: { title: "Venha" } } },
    "terms.ts": { terms: { title: "Termos" } },
    "mails.ts": { reply: { subject: "A sua mensagem" } },
  };
  const start = "Of apps/web/words, this is as the site comes:\n\n  - home.ts, home, closing, text\n  - footer.ts";
  expect(launchNotes(own, site, parseSiteConfig({}))).toBe(start);
  expect(launchNotes(own, site, parseSiteConfig({ storage: "shared" }))).toBe(`${start}\n  - mails.ts, ownerMails`);
});

it("the remaining default words exclude unused ones", async () => {
  const notes = (config: SiteConfig) =>
    launchNotes({ "terms.ts": { terms: {} } }, { ...words }, parseSiteConfig(config));
  const words = await siteWords();
  const all = notes({});
  const some = notes({ textMessages: null, services: ["auraReading"] });
  for (const place of ["text-messages.ts", "reiki-healing.ts", "terms.ts, terms, textMessages"]) {
    expect(all).toContain(`- ${place}`);
    expect(some).not.toContain(`- ${place}`);
  }
  expect(some).toContain("- aura-reading.ts");
});

it("pnpm check:launch fails and lists what is left to do", async () => {
  const copy = await SiteCopy.create();
  onTestFinished(() => copy.remove());
  await copy.configure(JSON.stringify({ ...READY, email: undefined }).slice(1, -1));
  await copy.publish(writePublishedCalendar(CALENDAR));
  const { code, output } = await copy.run("check:launch", { ADMIN_PASSWORD: PASSWORD });
  const start =
    "\nThis is left before the site goes public:\n\n  - email: Pages show hello@example.com as a placeholder.\n\nOf apps/web/words, this is as the site comes:\n\n  - aura-reading.ts";
  expect(output.slice(0, start.length)).toBe(start);
  expect(code).toBe(1);
}, 60_000);
