import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writePublishedCalendar } from "@inner-light/core";
import { aContactSubmission } from "@inner-light/core/testing";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { eventPath, type Page } from "../../src/site/pages.ts";
import { launchNotes } from "../launch/launch-list.ts";
import { web } from "../paths.mjs";
import { inGreek, wordsInGreek } from "../testing/greek.ts";
import { SiteCopy } from "../testing/site-copy.ts";
import { wordsProblems } from "./check-words.ts";
import { siteWords } from "./read-words.ts";
import { mapWords } from "./words.ts";

/** What stays in Latin letters on the site of a Greek practice, and why. */
const STAYS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^Admin|^For the owner of the practice.*/g, "/admin is in American English"],
  [/\bimages\.unsplash\.com\b/g, "the host of the gallery's picture"],
  [/https?:\/\/\S+|\/[\w/-]+\.\w+/g, "an address"],
  [/[\w.-]+@[\w.-]+/g, "an email address"],
  [/\bquiet-lane\.com\S*/g, "the site's address"],
  [/\b(?:JOIN|YES|STOP|UNSUBSCRIBE|HELP)\b/g, "what people text, as carriers know it"],
  [/\bGoogle\b/g, "the name of another company's calendar"],
  [/\bEEST\b/g, "the short name of a time zone, as Greek has it"],
];

const event = (id: number, more: object) => ({
  id,
  title: inGreek("Full moon circle"),
  description: inGreek("Bring a blanket."),
  date: "2036-05-02" as const,
  time: "18:30" as const,
  ends: "20:00" as const,
  type: "group-session" as const,
  location: inGreek("Quiet Lane 12, Athens"),
  ...more,
});

const EVENTS = [
  event(1, { type: "workshop", canceled: true }),
  event(2, { date: "2036-05-03", type: "aura-reading", full: true, ends: "00:30" }),
  event(3, { date: "2036-05-09", series: 1 }),
  event(4, { date: "2036-05-16", series: 1 }),
  event(5, { date: "2036-05-23", type: "reiki-healing", ends: undefined, location: undefined }),
  event(6, { date: "2020-05-23" }),
];

const CALENDAR = { createdAt: "2026-05-01T12:00:00.000Z", events: EVENTS };

const text = (latin: string) => JSON.stringify(inGreek(latin));
const SETTINGS = `
  language: "el-GR",
  practiceName: ${text("Quiet Lane")},
  siteUrl: "https://quiet-lane.com",
  timeZone: "Europe/Athens",
  email: "hello@quiet-lane.com",
  phone: "+30 210 555 0123",
  address: ${text("Quiet Lane 12, Athens")},
  textMessages: { number: "+30 210 555 0199" },
  prices: { auraReading: ${text("Fifty for an hour")} },
  notice: { from: "2020-01-01", to: "2036-01-01", text: ${text("Closed in August")} },
  about: { name: ${text("Ada")}, text: ${text("I sit still.")}, training: [${text("A year")}], insurance: ${text("Insured")} },
`;

/** What a person reads and hears of an element besides its text. */
const SPOKEN = / (?:alt|title|placeholder|aria-(?:label|description|roledescription|valuetext))="([^"]*)"/g;

/** The Latin letters that are left in a text, with what stands around them. */
function latinIn(text: string): string[] {
  const rest = STAYS.reduce((left, [pattern]) => left.replace(pattern, " "), text);
  return Array.from(rest.matchAll(/.{0,30}[a-z].{0,30}/gi), ([part]) => part.trim());
}

function latinInPage(html: string): string[] {
  const own = html.replace(/<(script|style)\b.*?<\/\1>|<(\w+) [^>]*lang="en-US".*?<\/\2>/gs, "");
  const ofTags = Array.from(own.matchAll(/<\w[^>]*>/g), ([tag]) => [
    ...Array.from(tag.matchAll(SPOKEN), ([, spoken = ""]) => spoken),
    ...(/ (?:name|property)="[^"]*(?:description|title)"/.exec(tag)
      ? (/ content="([^"]*)"/.exec(tag)?.slice(1) ?? [])
      : []),
  ]);
  const texts = [...own.split(/<[^>]*>/), ...ofTags.flat()];
  return texts.flatMap((text) => latinIn(text.replace(/&#?\w+;/g, " ")));
}

/** The texts of structured data, without its keys, types, dates and addresses. */
function textsOfData(data: unknown, key = ""): string[] {
  if (typeof data === "string")
    return /^@|Date$|^(?:image|url|openingHours|eventStatus|email)$/.test(key) ? [] : [data];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => textsOfData(value, Array.isArray(data) ? key : name));
}

describe("the site of a Greek practice", () => {
  let copy: SiteCopy;
  let sources: ViteDevServer;
  /** The HTML of every page, by its path. */
  const built = new Map<string, string>();
  beforeAll(async () => {
    vi.stubEnv("DEFAULT_SITE", undefined);
    const site = await siteWords();
    const own = mapWords(site, (exports) => mapWords(exports, wordsInGreek));
    expect(wordsProblems(own, site, "el-GR")).toEqual([]);
    expect(launchNotes(own, site)).toBe("");
    copy = await SiteCopy.create();
    await copy.configure(SETTINGS);
    for (const [file, exports] of Object.entries(own)) await copy.say(file, exports);
    await copy.publish(writePublishedCalendar(CALENDAR));
    sources = await copy.sources();
    const { renderPage } = await sources.ssrLoadModule("/build/render-pages.ts");
    const { withLanguage } = await sources.ssrLoadModule("/build/page-template.ts");
    const { pages } = await sources.ssrLoadModule("/src/site/pages.ts");
    const given = { template: withLanguage(await readFile(join(web, "index.html"), "utf8")), firstPaint: "" };
    const render = async (path: string, data?: object) => {
      built.set(path, (await renderPage(path, given, data)).html);
    };
    for (const { path } of [...Object.values<Page>(pages), { path: "/404" }]) await render(path);
    for (const event of EVENTS) await render(eventPath(event), { event, coming: EVENTS });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await sources.close();
    await copy.remove();
  });

  it("has no Latin letter in its pages, but for what stays", () => {
    const left = [...built].flatMap(([path, html]) => latinInPage(html).map((part) => `${path}: ${part}`));
    expect(left).toEqual([]);
    expect(built.size).toBe(15);
    expect(built.get("/")).toContain('<html lang="el-GR">');
  });

  it("says nothing in Latin letters to search engines and phones", async () => {
    const data = ["/", "/calendar", "/events/2/"].flatMap((path) =>
      Array.from(
        (built.get(path) ?? "").matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
        ([, json = ""]) => JSON.parse(json),
      ),
    );
    expect(data.length).toBeGreaterThan(3);
    expect(data.flatMap((each) => textsOfData(each)).flatMap(latinIn)).toEqual([]);
    const { webManifest } = await sources.ssrLoadModule("/build/search-files.ts");
    const { name, short_name, lang } = JSON.parse(webManifest("/", ""));
    expect([name, short_name, lang]).toEqual([inGreek("Quiet Lane"), inGreek("Quiet Lane"), "el-GR"]);
  });

  it("puts no Latin letter into calendars", async () => {
    const { publishedFeed, eventFile } = await sources.ssrLoadModule("/build/calendar-feed.ts");
    const files = EVENTS.map((event) => eventFile({ event, changedAt: CALENDAR.createdAt }));
    for (const file of [publishedFeed(CALENDAR), ...files]) {
      const lines = file.replaceAll("\r\n ", "").split("\r\n");
      const texts = lines.flatMap(
        (line: string) => /^(?:SUMMARY|DESCRIPTION|LOCATION|X-WR-CALNAME|NAME)[^:]*:(.*)/.exec(line)?.[1] ?? [],
      );
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.flatMap((line: string) => latinIn(line.replaceAll("\\n", " ")))).toEqual([]);
    }
  });

  it("sends no Latin letter by mail, nor in the message that a visitor hands over", async () => {
    const { mailLink, messageText, CUT_NOTE } = await sources.ssrLoadModule("/src/features/contact/message-links.ts");
    const { pageRenderer } = await sources.ssrLoadModule("/build/render-pages.ts");
    const { withText, withoutText, aboutSpam } = pageRenderer.mails;
    const message = aContactSubmission({ fullName: inGreek("Alma Reyes"), address: inGreek("Athens"), notes: "" });
    const mails = [[message], Array(60).fill(message)].flatMap((messages) => [
      withText(messages),
      withoutText(messages),
      aboutSpam(messages),
    ]);
    const { href } = mailLink("mailto:hello@quiet-lane.com", message);
    const handedOver = [messageText(message), CUT_NOTE, new URL(href).searchParams.get("subject")];
    const texts = [...mails.flatMap(({ subject, text }) => [subject, text]), ...handedOver];
    expect(texts).toHaveLength(15);
    expect(texts.flatMap(latinIn)).toEqual([]);
  });
});
