import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { web } from "../paths.mjs";
import { parseSiteConfig } from "../site-config/read-site-config.ts";
import { checkWords, wordsProblems } from "./check-words.ts";
import { type Files, practiceWords, siteWords } from "./words.ts";

const site: Files = {
  ...(await siteWords()),
  "events.ts": {
    events: { more: { one: "{count} more", other: "{count} more" } },
    repeatingDays: { weekly: "every {weekday}" },
  },
};
/** A legal page, which some countries require. */
const legal = (title: string, heading: string, paragraph: string, url: string) => ({
  "legal.ts": { legal: { title, sections: [{ heading, paragraphs: [paragraph], links: [{ name: "→", url }] }] } },
});
const card = { label: "Bowls", name: "Bowls", text: "They ring." };

const inLegal = (sections: object[]) => ({ "legal.ts": { legal: { title: "Impressum", sections } } });

/** One mistake each. */
const WRONG: readonly (readonly [own: object, language?: string])[] = [
  [{ "hom.ts": {} }],
  [{ "home.ts": {} }],
  [{ "home.ts": { hone: {} } }],
  [{ "home.ts": { home: { lead: 7 } } }],
  ...["", "\u200b\ufeff", "\u115f\u3164", false, undefined].map(
    (add) => [{ "gallery.ts": { gallery: { add } } }] as const,
  ),
  [{ "home.ts": { home: { lead: " " } } }],
  [{ "home.ts": { home: { lead: undefined } } }],
  [{ "home.ts": { home: { lead: "Within undefined hours" } } }],
  [{ "home.ts": { home: { closing: "Come" } } }],
  [{ "text-messages.ts": { textMessages: { send: "Text {keyword} to {nmber}" } } }],
  [{ "home.ts": { home: { lead: "{replyWithinHours, number}" } } }],
  [{ "home.ts": { home: { lead: `Within \${replyWithinHours} hours` } } }],
  [{ "home.ts": { home: { lead: "%{replyWithinHours}" } } }],
  [{ "home.ts": { home: { lead: "Text {keyword" } } }],
  [{ "home.ts": { home: { lead: "｛keyword｝" } } }],
  [{ "home.ts": { home: { lead: "{{replyWithinHours}}" } } }],
  [{ "home.ts": { home: { lead: "{replyWithinHours}}" } } }],
  [{ "home.ts": { home: { lead: "Within replyWithinHours hours" } } }],
  [{ "home.ts": { home: { lead: "$replyWithinHours" } } }],
  [
    {
      "services.ts": { practice: { sessionMinutes: "from sixty to ninety, as you like" } },
      "search.ts": { search: { contact: `${"x".repeat(140)} {sessionMinutes}` } },
    },
  ],
  [{ "home.ts": { home: { leed: "Come in.", titel: "Home" } } }],
  [{ "home.ts": { home: { testimonials: [{ text: "I slept all night." }] } } }],
  [{ "home.ts": { home: { testimonials: Array(4).fill({ text: "I slept all night.", name: "Mara" }) } } }],
  [inLegal([])],
  [inLegal([{ heading: "Kontakt", text: "Ada", paragraphs: [] }])],
  [inLegal([{ paragraphs: ["A"], links: [{ name: "Mail", url: "ada@birch.de" }] }])],
  [legal("Impressum", "Kontakt", "Ada", "www.gesundheitsamt.example")],
  [{ "services.ts": { practice: { bookAheadHours: "48" } } }],
  [{ "aura-reading.ts": { auraReading: { lists: [{ title: "A", intro: "B", lists: [] }] } } }],
  [{ "reiki-healing.ts": { reikiHealing: { imageCards: [{ label: "a", name: "b" }] } } }],
  [{ "services.ts": { services: { auraReading: { label: "Bowls", picture: "bowls.jpg" } } } }],
  [{ "events.ts": { events: { more: { one: "+{count}", many: "+{count}", other: "+{count}" } } } }, "pl"],
  [{ "events.ts": { repeatingDays: { weekly: ["todos os domingos"] } } }],
];

describe("the practice's words", () => {
  it.each<[own: Files, language?: string]>([
    [{}],
    [site],
    [{ "home.ts": { home: { lead: "I answer within {replyWithinHours} hours." } } }],
    [{ "calendar.ts": { linkedEvent: { title: "From an earlier version" } } }],
    [{ "aura-reading.ts": { auraReading: { welcome: null, imageCards: [card] } } }],
    [{ "reiki-healing.ts": { reikiHealing: { welcome: { title: "Pets, too" } } } }],
    [{ "gallery.ts": { gallery: { add: null } } }],
    [{ "legal.ts": { legal: null } }],
    [{ "legal.ts": { legal: { title: "Impressum", sections: [{ paragraphs: ["Ada Birch\nBirkenweg 2"] }] } } }],
    [legal("Impressum", "Angaben gemäß § 5 DDG", "USt-IdNr. DE 123 456 789 (§ 27 a UStG)", "tel:+4930901820")],
    [legal("Offenlegung gemäß § 25 MedienG", "GISA-Zahl: 12345678", "Ada Birch\n1010 Wien", "https://www.gisa.gv.at")],
    [
      legal(
        "Mentions légales",
        "Éditeur",
        "SIRET : 123 456 789 00012 ; code APE : 96.09Z",
        "https://müller.fr/l’Éditeur",
      ),
    ],
    [legal("特定商取引法に基づく表記", "販売価格", "各ページに記載（税込）", "mailto:info@例え.jp")],
    [legal("תקנון ומדיניות פרטיות", "ביטול עסקה", "לפי חוק הגנת הצרכן, התשמ״א–1981", "/terms")],
    [{ "search.ts": { search: { contact: `${"x".repeat(150)} {replyWithinHours} h` } } }],
    [{ "home.ts": { home: { testimonials: [] } } }],
    [{ "home.ts": { home: { testimonials: Array(3).fill({ text: "I slept all night.", name: "Mara" }) } } }],
    [{ "home.ts": { home: { lead: "Stop, leave, or help yourself." } } }],
    [{ "text-messages.ts": { textMessages: { steps: [{ title: "Text {keyword}", text: "To {number}" }] } } }],
    [{ "events.ts": { events: { more: { one: "Mais {count}", other: "Mais {count}" } } } }, "pt-PT"],
    [
      { "events.ts": { events: { more: { one: "+{count}", few: "+{count}", many: "+{count}", other: "+{count}" } } } },
      "pl",
    ],
    [{ "events.ts": { repeatingDays: { weekly: Array(7).fill("todas as {weekday}s") } } }, "pt-PT"],
  ])("are accepted unchanged: %j", (own, language = "en-US") => expect(wordsProblems(own, site, language)).toEqual([]));

  it("are rejected with one message per mistake", () => {
    const sentences = WRONG.map(([own, language = "en-US"]) => wordsProblems(own, site, language).join(" AND "));
    // Truncates long strings, and makes an invisible letter visible.
    const lines = sentences.map((sentence) =>
      sentence
        .replace(/x{9,}/, "xxx")
        .replace(/[\u115f\u200b\u3164\ufeff]/g, "?")
        .slice(0, 130),
    );
    expect(lines.join("\n")).toMatchInlineSnapshot(`
      "the file: found "hom.ts", expected one of aura-reading.ts, calendar.ts, contact.ts, controls.ts, events.ts, footer.ts, gallery.ts,
      home.ts: found a group, expected “export const” before home.
      home.ts: found "hone", expected home.
      home.ts, home, lead: found 7, expected a text between quotes.
      gallery.ts, gallery, add: found "", expected a text that is not empty.
      gallery.ts, gallery, add: found "??", expected a text that is not empty.
      gallery.ts, gallery, add: found "??", expected a text that is not empty.
      gallery.ts, gallery, add: found false, expected a text between quotes.
      gallery.ts, gallery, add: found nothing, expected a text between quotes.
      home.ts, home, lead: found " ", expected a text that is not empty.
      home.ts, home, lead: found nothing, expected a text between quotes.
      home.ts, home, lead: found "Within undefined hours", expected a text without “undefined”.
      home.ts, home, closing: found "Come", expected words between { and }.
      text-messages.ts, textMessages, send: found "Text {keyword} to {nmber}", expected in braces only {keyword}, {number}, {sessionMinu
      home.ts, home, lead: found "{replyWithinHours, number}", expected in braces only {sessionMinutes}, {bookAheadHours}, {cancelAheadH
      home.ts, home, lead: found "Within \${replyWithinHours} hours", expected each { without a $ or % before it.
      home.ts, home, lead: found "%{replyWithinHours}", expected each { without a $ or % before it.
      home.ts, home, lead: found "Text {keyword", expected a { before and a } behind each name, once.
      home.ts, home, lead: found "｛keyword｝", expected a { before and a } behind each name, once.
      home.ts, home, lead: found "{{replyWithinHours}}", expected a { before and a } behind each name, once.
      home.ts, home, lead: found "{replyWithinHours}}", expected a { before and a } behind each name, once.
      home.ts, home, lead: found "Within replyWithinHours hours", expected {replyWithinHours}, with its braces.
      home.ts, home, lead: found "$replyWithinHours", expected {replyWithinHours}, with its braces.
      search.ts, search, contact: found "xxx {sessionMinutes}", expected at most 160 letters, which search engines show.
      home.ts, home: found "leed", expected one of title, lead, from, breathing, services, clients, testimonials, gallery, about, closin
      home.ts, home, testimonials, row 1, name: found nothing, expected a value.
      home.ts, home, testimonials: found a list, expected at most three rows.
      legal.ts, legal, sections: found a list, expected rows between [ and ], at least one.
      legal.ts, legal, sections, row 1: found "text", expected one of heading, paragraphs, links.
      legal.ts, legal, sections, row 1, links, row 1, url: found "ada@birch.de", expected an address that begins with https://, mailto:,
      legal.ts, legal, sections, row 1, links, row 1, url: found "www.gesundheitsamt.example", expected an address that begins with http
      services.ts, practice, bookAheadHours: found "48", expected a number.
      aura-reading.ts, auraReading, lists, row 1, lists: found a list, expected rows between [ and ], at least one.
      reiki-healing.ts, reikiHealing, imageCards, row 1, text: found nothing, expected a value.
      services.ts, services, auraReading, picture: found "bowls.jpg", expected a picture that you have put into apps/web/practice/pictur
      events.ts, events, more, few: found nothing, expected forms for one, few, many, other between { and }.
      events.ts, repeatingDays, weekly: found a list, expected seven texts, from Sunday on."
    `);
  });

  it("are rejected with suggestions that leave out names from earlier versions", () => {
    const problems = [{ "hom.ts": {} }, { "calendar.ts": { calender: {} } }].flatMap((own) =>
      wordsProblems(own, site, "en-US"),
    );
    expect(problems).toEqual([
      `the file: found "hom.ts", expected one of ${Object.keys(site).join(", ")}.`,
      `calendar.ts: found "calender", expected one of ${Object.keys(site["calendar.ts"] ?? {}).join(", ")}.`,
    ]);
  });
});

it("all copy uses curly apostrophes, except two texts in the specification", () => {
  const files = ["words", "src"].flatMap((folder) => globSync(`${web}/${folder}/**/*.{ts,tsx}`));
  const copy = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, "utf8").replace(/\/\*.*?\*\/|\/\/ .*$/gms, ""));
  expect(copy.flatMap((text) => text.match(/\b\w+'\w+\b/g) ?? [])).toEqual(["What's", "We'll"]);
});

it("a words file with the wrong extension is rejected", async () => {
  const folder = mkdtempSync(join(tmpdir(), "inner-light-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "home.ts.txt"), "");
  await expect(practiceWords(folder)).rejects.toThrow(
    "- home.ts.txt: the site reads files that end with .ts. Rename it",
  );
});

it("a picture for a missing slide is rejected", async () => {
  const problem = "- pictures, bySlide: found 13, expected the number of one of 12 slides.";
  await expect(checkWords(parseSiteConfig({ pictures: { bySlide: { 12: null, 13: null } } }))).rejects.toThrow(problem);
});
