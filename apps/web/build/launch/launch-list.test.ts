import { writePublishedCalendar } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SiteConfig } from "../../src/site/define-site-config.ts";
import { defaultWords } from "../default-site/default-site.ts";
import { SiteCopy } from "../testing/site-copy.ts";
import { launchList, launchNotes } from "./launch-list.ts";

const PASSWORD = "a password of one's own";

const READY: SiteConfig = {
  practiceName: "Birch Hill Reiki",
  siteUrl: "https://birch-hill.com",
  email: "hello@birch-hill.com",
  phone: null,
  address: null,
  officeHours: [],
  textMessages: null,
};

const CALENDAR = {
  createdAt: "2026-05-01T12:00:00.000Z",
  events: [aCalendarEvent({ id: 1, date: "2026-05-01" }), aCalendarEvent({ id: 2, date: "2036-05-14" })],
};

describe("what is left before the site goes public", () => {
  it("is everything while the owner has said nothing", () => {
    expect(launchList({})).toEqual([
      'practiceName: The site, and the picture of shared links, still say "Inner Light".',
      "siteUrl: Search engines and shared links are still told https://inner-light.example.",
      "email: Pages show hello@example.com as a placeholder.",
      "phone: Pages show (555) 000-0000 as a placeholder. Write null if there is none.",
      'address: Pages show "Street, city and state" as a placeholder. Write null if there is none.',
      "textMessages: A placeholder stands where the QR code will be. Write null if you offer no text messages.",
      "officeHours: Pages show hours that you have not chosen.",
      "calendar: Nothing is published, so visitors see no events. Publish yours in /admin.",
      'ADMIN_PASSWORD: It is still "inner-light", which everyone can read. Set your own in .env.',
    ]);
  });

  it("is nothing once all is said", () => {
    expect(launchList(READY, PASSWORD, CALENDAR)).toEqual([]);
  });

  it("is neither a calendar to publish nor a password of the build where a server has both", () => {
    expect(launchList({ ...READY, storage: "shared" })).toEqual([]);
  });

  it.each<[SiteConfig, string]>([
    [{ practiceName: "Quiet Lane Reiki" }, 'practiceName: "Quiet Lane Reiki" is only an example.'],
    [{ siteUrl: "https://inner-light.example" }, 'siteUrl: "https://inner-light.example" is only an example.'],
    [{ email: "hello@example.com" }, 'email: "hello@example.com" is only an example.'],
    [{ phone: "+1 212 555 0123" }, 'phone: "+1 212 555 0123" is only an example.'],
    [{ textMessages: { number: "+1 (212) 555-0199" } }, 'textMessages: "+1 (212) 555-0199" is only an example.'],
    [
      { socialLinks: [{ name: "Instagram", url: "https://www.instagram.com/quiet-lane" }] },
      'socialLinks, Instagram: "https://www.instagram.com/quiet-lane" is only an example.',
    ],
    [
      { repository: "https://github.com/you/inner-light" },
      'repository: "https://github.com/you/inner-light" is only an example.',
    ],
    [{ about: { name: "Ada Birch", text: "I am Ada." } }, 'about.name: "Ada Birch" is only an example.'],
  ])("sees an example in %j", (example, sentence) => {
    expect(launchList({ ...READY, ...example }, PASSWORD, CALENDAR)).toEqual([sentence]);
  });

  it("is a password that is empty", () => {
    expect(launchList(READY, " ", CALENDAR)).toEqual([
      "ADMIN_PASSWORD: It is empty, so anybody can open the admin page. Set one in .env.",
    ]);
  });
});

describe("what is left of the calendar", () => {
  const leftOn = (moment: string, calendar: typeof CALENDAR) =>
    launchList({ ...READY, timeZone: "America/New_York" }, PASSWORD, calendar, Date.parse(moment));
  const OVER = ["calendar: Everything that is published is over. Add what is coming up in /admin, and publish again."];

  it("is to publish it again once the last day of it is over where the practice is", () => {
    expect(leftOn("2036-05-14T23:59:59-04:00", CALENDAR)).toEqual([]);
    expect(leftOn("2036-05-15T00:00:00-04:00", CALENDAR)).toEqual(OVER);
  });

  it("is nothing where it was published without events", () => {
    expect(leftOn("2036-05-15T00:00:00-04:00", { ...CALENDAR, events: [] })).toEqual([]);
  });
});

describe("what is as the site comes", () => {
  const own = { ...defaultWords, "terms.ts": { terms: "Please come on time." } };
  const note = `Of apps/web/words, these files are as the site comes: ${Object.keys(own)
    .filter((file) => file !== "terms.ts")
    .join(", ")}.`;
  const colors = { light: { accent: "#2f6b4f" } };

  it("is each file of words that the owner has not changed, and the colors if asked", () => {
    expect(launchNotes(READY, own, false)).toEqual([note]);
    expect(launchNotes(READY, own, true)).toEqual([note, "The colors are those that the site comes with."]);
    expect(launchNotes({ ...READY, colors }, own, true)).toEqual([note]);
    expect(launchNotes(READY, {}, false)).toEqual([]);
  });
});

describe("pnpm check:launch", { timeout: 60_000 }, () => {
  const files = Object.keys(defaultWords).join(", ");
  let copy: SiteCopy;
  beforeAll(async () => {
    copy = await SiteCopy.create();
  }, 60_000);
  afterAll(() => copy.remove());

  it("fails while something is left", async () => {
    await copy.configure(JSON.stringify({ ...READY, email: undefined }).slice(1, -1));
    await copy.publish(writePublishedCalendar(CALENDAR));
    expect(await copy.run("check:launch", { ADMIN_PASSWORD: PASSWORD })).toMatchObject({
      code: 1,
      output: `
One thing is left before the site goes public:

  - email: Pages show hello@example.com as a placeholder.

See apps/web/site.config.ts.
Of apps/web/words, these files are as the site comes: ${files}.
`,
    });
  });

  it("passes once nothing is left", async () => {
    await copy.configure(JSON.stringify(READY).slice(1, -1));
    expect(await copy.run("check:launch", { ADMIN_PASSWORD: PASSWORD })).toMatchObject({
      code: 0,
      output: `Nothing is left: the site can go public.\nOf apps/web/words, these files are as the site comes: ${files}.\n`,
    });
  });
});
