import { extname } from "node:path";
import { writePublishedCalendar } from "@inner-light/core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { launchNotes } from "../launch/launch-list.ts";
import { parseSiteConfig } from "../site-config/read-site-config.ts";
import { SiteCopy } from "../testing/site-copy.ts";
import { wordsProblems } from "./check-words.ts";
import { mapWords, siteWords, type Word } from "./words.ts";

/** What stays Latin on a Greek practice's site, and why. */
const STAYS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^Admin|^For the owner of the practice.*/g, "/admin is in American English"],
  [/\bimages\.unsplash\.com\b/g, "the host of the gallery's picture"],
  [/https?:\/\/\S+|\/[\w/-]+\.\w+/g, "an address"],
  [/[\w.-]+@[\w.-]+/g, "an email address"],
  [/ησυχη-οδος\.gr\S*/g, "the site's address"],
  [/\b(?:JOIN|YES|STOP|UNSUBSCRIBE|HELP)\b/g, "what people text, as carriers know it"],
  [/\bGoogle\b/g, "the name of another company's calendar"],
  [/\bEEST\b/g, "the short name of a time zone, as Greek has it"],
  [/\/\/EL$/g, "the language of a calendar file"],
  [/\.ics$/g, "the end of a file's name"],
  [/\{ways\}/g, "a script fills it in"],
];

const LATIN = "abcdefghijklmnopqrstuvwxyz";
const GREEK = "αβψδεφγηιξκλμνοπθρστυωχζηζ";

/** Keeps `{names}`. */
function inGreek(text: string): string {
  return text.replace(/\{\w+\}|[a-z]/gi, (part) => {
    if (part.length > 1) return part;
    const letter = GREEK[LATIN.indexOf(part.toLowerCase())] ?? part;
    return part === part.toLowerCase() ? letter : letter.toUpperCase();
  });
}

const LEGAL = {
  title: inGreek("Imprint"),
  sections: [
    {
      heading: inGreek("Who runs this site"),
      paragraphs: [inGreek("Ada Birch\n12 Quiet Lane"), "+30 21 0123 4567"],
      links: [{ name: inGreek("Write to Ada"), url: "mailto:hello@quiet-lane.com" }],
    },
  ],
};

/** This practice leaves out the button. */
const ADD_IMAGES = "Add More Images";

/** Keeps picture URLs and the keywords that people text. */
function wordsInGreek(words: Word, key = ""): Word {
  if (key === "textKeyword" || key === "picture") return words;
  if (words === ADD_IMAGES) return null;
  if (typeof words === "string") return inGreek(words);
  if (Array.isArray(words)) return words.map((row) => wordsInGreek(row));
  return typeof words === "object" && words !== null ? mapWords(words, wordsInGreek) : words;
}

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
  siteUrl: "https://ησυχη-οδος.gr",
  timeZone: "Europe/Athens",
  email: "hello@quiet-lane.com",
  phone: "+30 210 555 0123",
  address: ${text("Quiet Lane 12, Athens")},
  textMessages: { number: "+30 210 555 0199" },
  prices: { auraReading: ${text("Fifty for an hour")} },
  notice: { from: "2020-01-01", to: "2036-01-01", text: ${text("Closed in August")} },
  about: { name: ${text("Ada")}, text: ${text("I sit still.")}, training: [${text("A year")}], insurance: ${text("Insured")} },
`;

/** Attributes that people read or hear, and those that scripts use for text. */
const SPOKEN =
  / (?:alt|content|download|label|placeholder|title|value|aria-(?:description|label|roledescription|valuetext)|data-(?:failed|loading|slow|text|ways))="([^"]*)"/g;

/** Meta elements for browsers and other sites. */
const META_CODE =
  /<meta (?:http-equiv|name="(?:color-scheme|referrer|robots|theme-color|twitter:card|viewport)"|property="og:(?:locale|type)").*?>/g;

/** Lines that people never see. */
const CALENDAR_CODE = /^(?:BEGIN|DT\w+|END|REFRESH-INTERVAL|SEQUENCE|STATUS|UID|URL|VERSION|X-PUBLISHED-TTL)\b.*/gm;

/** JSON keys that people never see. */
const DATA_CODE = /^@|Date$|_color$|^(?:display|eventStatus|lang|openingHours|sizes|type)$/;

/** Returns the remaining Latin letters with context. */
function latinIn(text: string): string[] {
  const rest = STAYS.reduce((left, [pattern]) => left.replace(pattern, " "), text);
  return Array.from(rest.matchAll(/.{0,30}[a-z].{0,30}/gi), ([part]) => part.trim());
}

function latinInPage(html: string): string[] {
  const own = html.replace(META_CODE, "").replace(/<(\w+) [^>]*lang="en-US".*?<\/\1>/gs, "");
  const data = own.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const visible = own.replace(/(<(?:script|style)\b[^>]*>).*?<\//gs, "$1</");
  const texts = [...visible.split(/<[^>]*>/), ...Array.from(visible.matchAll(SPOKEN), ([, text = ""]) => text)];
  return [
    ...texts.flatMap((text) => latinIn(text.replace(/&#?\w+;/g, " "))),
    ...Array.from(data, ([, json = ""]) => latinInData(json)).flat(),
  ];
}

function latinInCalendar(file: string): string[] {
  const lines = file.replaceAll("\r\n ", "").replace(CALENDAR_CODE, "").split("\r\n");
  return lines.flatMap((line) => latinIn(line.replace(/^[A-Z-]+:/, "").replaceAll("\\n", " ")));
}

function latinInData(json: string): string[] {
  const left: string[] = [];
  JSON.parse(json, (key, value) => {
    if (typeof value === "string" && !DATA_CODE.test(key)) left.push(...latinIn(value));
    return value;
  });
  return left;
}

/** How to search each file type with words. Other files hold code, URLs and pictures. */
const SEARCHES: Readonly<Record<string, (text: string) => string[]>> = {
  ".html": latinInPage,
  ".ics": latinInCalendar,
  ".svg": latinInPage,
  ".webmanifest": latinInData,
};

describe("a site in Greek", () => {
  let copy: SiteCopy;
  beforeAll(async () => {
    vi.stubEnv("DEFAULT_SITE", undefined);
    const site = await siteWords();
    const own = { ...mapWords(site, (exports) => mapWords(exports, wordsInGreek)), "legal.ts": { legal: LEGAL } };
    expect(wordsProblems(own, site, "el-GR")).toEqual([]);
    expect(launchNotes(own, site, parseSiteConfig({}))).toBe("");
    copy = await SiteCopy.create();
    await copy.configure(SETTINGS);
    for (const [file, exports] of Object.entries(own)) await copy.say(file, exports);
    await copy.publish(writePublishedCalendar(CALENDAR));
    await copy.give(
      "icon.svg",
      '<svg xmlns="http://www.w3.org/2000/svg" inkscape:export-filename="C:\\Users"><metadata/><path d="M0 0"/></svg>',
    );
    const { code, output } = await copy.run("build");
    expect(code, output).toBe(0);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await copy.remove();
  });

  it("contains no Latin letters except in fixed names", async () => {
    const files = (await copy.builtFiles()).filter((file) => extname(file) in SEARCHES);
    expect(files).toHaveLength(33);
    const left = files.map(async (file) => {
      const found = SEARCHES[extname(file)]?.(await copy.built(file)) ?? [];
      return found.map((part) => `${file}: ${part}`);
    });
    expect((await Promise.all(left)).flat()).toEqual([]);
    const home = await copy.built("index.html");
    expect(home).toContain('<html lang="el-GR">');
    const link = new RegExp(`href="/legal"[^>]*>${LEGAL.title}</a>`);
    const pages = files.filter((file) => extname(file) === ".html");
    const linking = pages.map(async (page) => (link.test(await copy.built(page)) ? [] : [page]));
    expect((await Promise.all(linking)).flat()).toEqual([]);
    expect((await copy.built("legal.html")).includes(`<p>${LEGAL.sections[0]?.paragraphs[0]}</p>`)).toBe(true);
    // Without it, right-to-left pages would show the plus sign behind the number.
    expect(await copy.built("legal.html")).toContain('<bdi dir="ltr">+30 21 0123 4567</bdi>');
    expect(await copy.built("sitemap.xml")).toContain("<loc>https://xn----5lbha5bbvcsu.gr/legal</loc>");
    expect(await copy.built("_headers")).toContain("\n/legal.html\n  Content-Security-Policy: ");
    for (const text of [ADD_IMAGES, inGreek(ADD_IMAGES)]) expect(home).not.toContain(text);
  });

  it("does not contain events that have passed", async () => {
    const files = await copy.builtFiles();
    expect(files.filter((file) => /^events\/\d/.test(file) && /\D6\D/.test(file))).toEqual([]);
    const scripts = files.filter((file) => file.endsWith(".js"));
    const texts = await Promise.all(scripts.map((file) => copy.built(file)));
    const withPast = scripts.filter((_, index) => texts[index]?.includes("2020-05-23"));
    expect(withPast).toHaveLength(1);
    const pages = files.filter((file) => file.endsWith(".html"));
    for (const page of pages) expect(await copy.built(page)).not.toContain(withPast[0]);
  });

  it("contains its icon without metadata", async () => {
    const texts = (await copy.builtTexts()).join("\n");
    expect(texts.split("M0 0").length).toBeGreaterThan(2);
    expect(texts.split("export-filename")).toHaveLength(1);
  });

  it("contains every file that its pages load", async () => {
    const files = await copy.builtFiles();
    for (const page of files.filter((file) => file.endsWith(".html"))) {
      const loading = (await copy.built(page)).match(/<(?:link|script|img|source)\b[^>]*>/g) ?? [];
      const loaded = loading.filter((element) => !/\brel="?(?:alternate|canonical|expect|preconnect)\b/.test(element));
      const addresses = loaded.flatMap((element) => [...element.matchAll(/\s(?:href|src)="\/([^"?#]*)/g)]);
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.map(([, file = ""]) => file).filter((file) => !files.includes(file))).toEqual([]);
    }
  });
});
