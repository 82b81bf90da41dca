import { readFile, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { aCalendarEvent } from "@inner-light/core/testing";
import { listen } from "@inner-light/site-server";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { SiteCopy } from "./testing/site-copy.ts";
import { isGroup, isPlural, mapWords, siteWords, type Word } from "./words/words.ts";

const EVENT = aCalendarEvent({ id: 7, title: "Moon circle", date: "2099-05-01" });
const PICTURES = `pictures: { bySlide: { 1: "https://one.example/a.jpg" } }`;

describe("the development server for a shared site in Polish", () => {
  let shared: Awaited<ReturnType<typeof listen>>;
  let copy: SiteCopy;
  let dev: ViteDevServer;
  beforeAll(async () => {
    shared = await listen(({ url }, response) => {
      response.end(url?.startsWith("/api/events/upcoming?") ? JSON.stringify([EVENT]) : `shared ${url}`);
    });
    vi.stubEnv("DEFAULT_SITE", undefined);
    vi.stubEnv("SHARED_SITE", shared.address);
    copy = await SiteCopy.create();
    await copy.configure(`language: "pl", storage: "shared", keepMessagesMonths: 22, ${PICTURES}`);
    for (const [file, exports] of Object.entries(await siteWords())) await copy.say(file, mapWords(exports, inForms));
    await copy.give("icon.svg", '<svg xmlns="http://www.w3.org/2000/svg"><path id="mine"/></svg>');
    await copy.give("pictures/room.svg", "<svg>A room</svg>");
    dev = await copy.sources({ port: 0, watch: {} });
    await dev.listen();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await Promise.all([dev.close(), shared.close()]);
    await copy.remove();
  });

  const answer = (path: string) => fetch(new URL(path, dev.resolvedUrls?.local[0]));
  const read = async (path: string) => (await answer(path)).text();

  it("forwards API requests to the practice's server", async () => {
    for (const path of ["/api/health", "/calendar.ics", "/events/7.ics"])
      expect(await read(path)).toBe(`shared ${path}`);
    expect(await read("/events/7/")).toMatch(/<h1[^>]*>Moon circle<.*import\("\/src\/event-page-script\.ts"\)/s);
    expect(await read("/events/8/")).not.toContain("<h1");
  });

  it("serves the owner's icon and pictures", async () => {
    const picture = await answer("/pictures/room.svg");
    expect([await picture.text(), picture.headers.get("content-type")]).toEqual(["<svg>A room</svg>", "image/svg+xml"]);
    expect(await read("/src/ui/layout/header.tsx")).toContain("practice/icon.svg");
    for (const path of ["/pictures/none.svg", "/pictures/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/hostname"])
      expect(await read(path)).not.toContain(hostname());
  });

  it("uses Polish plural forms", async () => {
    const { renderPage, pageRenderer } = await dev.ssrLoadModule("/build/render-pages.ts");
    const { html } = await renderPage("/terms");
    expect(html).toContain("few: I delete every message for good after 22 months.");
    expect(html).toContain("few: Pictures are loaded from");

    const subjects = [1, 2, 5, 21, 22].map((count) => pageRenderer.mails.withoutText(Array(count).fill({})).subject);
    const forms = subjects.map((subject) => subject.split(" new")[0]);
    expect(forms).toEqual(["one: 1", "few: 2", "many: 5", "many: 21", "few: 22"]);
  });

  describe("while the owner edits files", () => {
    const contact = "/words/contact.ts?export=contact";
    const shows = (script: string, text: string) =>
      vi.waitFor(async () => expect(await read(script)).toContain(text), BUSY);

    it("shows every change to words and settings", async () => {
      await copy.say("contact.ts", { contact: { send: "Wyślij" } });
      await shows(contact, "Wyślij");
      const words = join(copy.root, "apps/web/words/contact.ts");
      await writeFile(words, (await readFile(words, "utf8")).replace("Full Name", "Whole Name"));
      await shows(contact, "Whole Name");
      await copy.configure('language: "pl", practiceName: "Cicha Łąka"');
      await shows("/src/site/site.ts?export=site", "Cicha Łąka");
    });

    it("keeps running after a syntax error", async () => {
      await copy.give("words/contact.ts", "export const contact = {");
      await dev.restart();
      expect(await read(contact)).toContain("Wyślij");
      await copy.say("contact.ts", { contact: { send: "Wyślij teraz" } });
      await shows(contact, "Wyślij teraz");
    });
  });
});

/** Restarting takes seconds on a busy machine. */
const BUSY = { timeout: 30_000 };

/** Adds all Polish plural forms, each prefixed with its name. */
function inForms(word: Word): Word {
  if (Array.isArray(word)) return word.map(inForms);
  if (isPlural(word))
    return Object.fromEntries(["one", "few", "many", "other"].map((form) => [form, `${form}: ${word["other"]}`]));
  return isGroup(word) ? mapWords(word, inForms) : word;
}
