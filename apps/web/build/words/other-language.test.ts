import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writePublishedCalendar } from "@inner-light/core";
import { aContactSubmission } from "@inner-light/core/testing";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { web } from "../paths.mjs";
import { inGreek, wordsInGreek } from "../testing/greek.ts";
import { SiteCopy } from "../testing/site-copy.ts";
import { siteWords } from "./read-words.ts";
import { isGroup, isPlural, mapWords, type Word } from "./words.ts";

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
const SPOKEN = [
  "alt",
  "title",
  "placeholder",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
];

/** The Latin letters that are left in a text, with what stands around them. */
function latinIn(text: string): string[] {
  const rest = STAYS.reduce((left, [pattern]) => left.replace(pattern, " "), text);
  return Array.from(rest.matchAll(/.{0,30}[a-z].{0,30}/gi), ([part]) => part.trim());
}

function latinInPage(html: string): string[] {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll("script, style, [lang=en-US]")) element.remove();
  const elements = [...document.querySelectorAll("*")];
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue ?? ""),
    ...SPOKEN.map((name) => element.getAttribute(name) ?? ""),
    ...(/description|title/.test(`${element.getAttribute("name")}${element.getAttribute("property")}`)
      ? [element.getAttribute("content") ?? ""]
      : []),
  ]);
  return texts.flatMap(latinIn);
}

/** The texts of structured data, without its keys, types, dates and addresses. */
function textsOfData(data: unknown, key = ""): string[] {
  if (typeof data === "string")
    return /^@|Date$|^(?:image|url|openingHours|eventStatus|email)$/.test(key) ? [] : [data];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => textsOfData(value, Array.isArray(data) ? key : name));
}

let copy: SiteCopy;
beforeAll(async () => {
  copy = await SiteCopy.create();
}, 60_000);
afterAll(() => copy.remove());

describe("the site of a Greek practice", { timeout: 120_000 }, () => {
  beforeAll(async () => {
    await copy.configure(SETTINGS);
    for (const [file, exports] of Object.entries(await siteWords())) {
      await copy.say(file, mapWords(exports, wordsInGreek));
    }
    await copy.publish(writePublishedCalendar({ createdAt: "2026-05-01T12:00:00.000Z", events: EVENTS }));
    const { code, output } = await copy.run("build");
    expect(output).not.toMatch(/as the site comes|INEFFECTIVE|\n\n\n/);
    expect(code, output).toBe(0);
  }, 120_000);

  it("has no Latin letter in its pages, but for what stays", async () => {
    const files = readdirSync(copy.dist, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".html"),
    );
    expect(files).toContain("events/1/index.html");
    const left = await Promise.all(
      files.map(async (file) => latinInPage(await copy.built(file)).map((part) => `${file}: ${part}`)),
    );
    expect([...new Set(left.flat())]).toEqual([]);
    expect(await copy.built("index.html")).toContain('<html lang="el-GR">');
  });

  it("says nothing in Latin letters to search engines and phones", async () => {
    const pages = await Promise.all(
      ["index.html", "calendar.html", "events/2/index.html"].map((file) => copy.built(file)),
    );
    const data = pages.flatMap((html) =>
      Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g), ([, json = ""]) =>
        JSON.parse(json),
      ),
    );
    expect(data.length).toBeGreaterThan(3);
    expect(data.flatMap((each) => textsOfData(each)).flatMap(latinIn)).toEqual([]);
    const { name, short_name, lang } = JSON.parse(await copy.built("site.webmanifest"));
    expect([name, short_name, lang]).toEqual([inGreek("Quiet Lane"), inGreek("Quiet Lane"), "el-GR"]);
  });

  it("puts no Latin letter into calendars", async () => {
    for (const file of ["calendar.ics", "events/1.ics", "events/5.ics"]) {
      const lines = (await copy.built(file)).replaceAll("\r\n ", "").split("\r\n");
      const texts = lines.flatMap(
        (line) => /^(?:SUMMARY|DESCRIPTION|LOCATION|X-WR-CALNAME|NAME)[^:]*:(.*)/.exec(line)?.[1] ?? [],
      );
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.flatMap((line) => latinIn(line.replaceAll("\\n", " ")))).toEqual([]);
    }
  });

  it("sends no Latin letter by mail, nor in the message that a visitor hands over", async () => {
    const { ssrLoadModule, close } = await copy.sources();
    onTestFinished(close);
    const { mailLink, messageText, CUT_NOTE } = await ssrLoadModule("/src/features/contact/message-links.ts");
    const { createOwnerMails } = await ssrLoadModule("/build/owner-mails.ts");
    const { withText, withoutText, aboutSpam } = createOwnerMails({
      practiceName: inGreek("Quiet Lane"),
      siteUrl: null,
      timeZone: "Europe/Athens",
    });
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

describe("the site of a Polish practice", { timeout: 60_000 }, () => {
  it("counts in the forms that Polish has", async () => {
    const pictures = `pictures: { bySlide: { 1: "https://one.example/a.jpg" } }`;
    await copy.configure(`language: "pl", storage: "shared", keepMessagesMonths: 22, ${pictures}`);
    for (const [file, exports] of Object.entries(await siteWords())) await copy.say(file, mapWords(exports, inForms));
    const { ssrLoadModule, close } = await copy.sources();
    onTestFinished(close);

    const { renderPage, pageRenderer } = await ssrLoadModule("/build/render-pages.ts");
    const template = await readFile(join(web, "index.html"), "utf8");
    const { html } = await renderPage("/terms", { template, firstPaint: "" });
    expect(html).toContain("few: I delete every message for good after 22 months.");
    expect(html).toContain("few: Pictures are loaded from");

    const subjects = [1, 2, 5, 21, 22].map((count) => pageRenderer.mails.withoutText(Array(count).fill({})).subject);
    expect(subjects.map((subject) => subject.split(" new")[0])).toEqual([
      "one: 1",
      "few: 2",
      "many: 5",
      "many: 21",
      "few: 22",
    ]);
  });
});

/** Words with each form of a plural named before it, and with all forms that Polish has. */
function inForms(word: Word): Word {
  if (Array.isArray(word)) return word.map(inForms);
  if (isPlural(word))
    return Object.fromEntries(["one", "few", "many", "other"].map((form) => [form, `${form}: ${word["other"]}`]));
  return isGroup(word) ? mapWords(word, inForms) : word;
}
