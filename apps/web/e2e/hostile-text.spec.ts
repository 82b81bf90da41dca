import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { enterAdmin } from "./admin.ts";
import { test as bareTest } from "./bare-site.ts";
import { expect, test } from "./fixtures.ts";
import {
  addEvents,
  harmOn,
  isolatedTexts,
  lookThroughGallery,
  type ShownToast,
  sendMessages,
  watchForExecution,
} from "./hostile-page.ts";
import { hostileTexts, livePayloads, type Place } from "./hostile-payloads.ts";

/**
 * Texts that would run if a page took them for anything but text: in every field, by both roads in (the forms, and
 * what is found in the storage), at every place where they are shown, with the site's protection and without. And the
 * other way round: unescaped, each of them does run, unless the policy stops it.
 */

const events = hostileTexts.map((text, index) => ({
  id: index + 1,
  title: text,
  description: text,
  location: text,
  date: "2031-05-02",
  time: "18:00",
  type: "workshop",
}));
const inAllThreeFields = hostileTexts.map((text) => [text, text, text]);

const messages = hostileTexts.map((text) => ({
  fullName: text,
  address: text,
  phone: text,
  email: `${text.replace(/[\s@\u0080-\uFFFF]/gu, "")}@example.com`,
  notes: text,
}));

function toastFor(text: string): ShownToast {
  return { name: text, spoken: `Event Added Successfully! 🎉 ${text} has been added to the calendar.` };
}

/** The calendar shows so many at once. */
const UPCOMING = 10;
const POLL = { intervals: [10, 20, 50], timeout: 5000 };

for (const { site, journey } of [
  { site: "the protected site", journey: test },
  { site: "a site without any protection", journey: bareTest },
]) {
  journey.describe(`on ${site}`, () => {
    journey.beforeEach(({ context }) => watchForExecution(context));

    journey("the calendar shows them from the storage as they were typed", async ({ page, context, storage }) => {
      await storage.leave({ calendarEvents: events.slice(0, UPCOMING) });
      await page.goto("/calendar");
      const other = await context.newPage();
      await other.goto("/robots.txt");
      for (let start = 0; start < events.length; start += UPCOMING) {
        const texts = JSON.stringify(events.slice(start, start + UPCOMING));
        await other.evaluate((json) => localStorage.setItem("calendarEvents", json), texts);
        const expected = inAllThreeFields.slice(start, start + UPCOMING);
        await expect.poll(() => isolatedTexts(page), POLL).toEqual(expected);
        expect(await harmOn(page)).toEqual([]);
      }
    });

    journey("the owner's list shows them from the storage as they were typed", async ({ page, storage }) => {
      const contactSubmissions = messages.map((message, index) => ({
        ...message,
        id: index + 1,
        timestamp: "2026-05-01T12:00:00.000Z",
      }));
      await storage.leave({ calendarEvents: events, contactSubmissions });
      await page.goto("/contact");
      expect(await harmOn(page)).toEqual([]);
      await enterAdmin(page);
      await expect.poll(() => isolatedTexts(page), POLL).toEqual(inAllThreeFields);
      expect(await harmOn(page)).toEqual([]);
      expect(await storage.read("calendarEvents")).toEqual(events);
      expect(await storage.read("contactSubmissions")).toEqual(contactSubmissions);
    });

    journey("the gallery shows them as captions and as names of pictures", async ({ page, storage }) => {
      await storage.leave({
        carouselImages: hostileTexts.map((text, index) => ({ id: index + 1, alt: text, description: text })),
      });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/");
      await page.getByRole("region", { name: "Gallery" }).scrollIntoViewIfNeeded();
      const slides = await lookThroughGallery(page, hostileTexts.length);
      expect(slides).toEqual(hostileTexts.map((text) => ({ alt: text, caption: text })));
      expect(await harmOn(page)).toEqual([]);
    });

    journey("typed as events, they are kept, announced and listed", async ({ page, context, storage }) => {
      journey.slow();
      await enterAdmin(page);
      const other = await context.newPage();
      await other.goto("/robots.txt");
      // A few at a time: a long list takes long to draw.
      for (let start = 0; start < hostileTexts.length; start += UPCOMING) {
        const texts = hostileTexts.slice(start, start + UPCOMING);
        expect(await addEvents(page, texts)).toEqual(texts.map(toastFor));
        expect(await isolatedTexts(page)).toEqual(texts.map((text) => [text, text, text]));
        expect(await harmOn(page)).toEqual([]);
        expect(await storage.read("calendarEvents")).toMatchObject(
          texts.map((text) => ({ title: text, description: text, location: text })),
        );
        await other.evaluate(() => localStorage.clear());
        await expect(page.getByRole("article")).toHaveCount(0);
      }
    });

    journey("typed as messages, they are kept", async ({ page, storage }) => {
      await page.goto("/contact");
      await sendMessages(page, messages);
      expect(await storage.read("contactSubmissions")).toMatchObject(messages);
      expect(await harmOn(page)).toEqual([]);
    });
  });
}

test.describe("unescaped", () => {
  test.use({ allowedProblems: [/./] });

  test.beforeEach(async ({ context }) => {
    await watchForExecution(context);
    await context.addInitScript(touchEverything);
  });

  test("every one of them runs where there is no policy", async ({ page }) => {
    await openUnescaped(page, {});
    await expect.poll(() => textsThatRan(page).then(missingIn), POLL).toEqual([]);
  });

  test("none of them runs under the site's policy", async ({ page }) => {
    const headers = await readFile(fileURLToPath(new URL("../dist/_headers", import.meta.url)), "utf8");
    const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1]?.replace(/; frame-ancestors [^;]*/, "") ?? "";
    expect(policy).toContain("script-src 'self'");
    await openUnescaped(page, { "Content-Security-Policy": policy });
    await page.waitForTimeout(500);
    expect(await textsThatRan(page)).toEqual([]);
  });
});

/** A page with a frame for each live text, in which it stands where it takes effect, as it is. */
async function openUnescaped(page: Page, headers: Record<string, string>): Promise<void> {
  const html = { "Content-Type": "text/html;charset=utf-8" };
  await page.route("**/unescaped", (route) =>
    route.fulfill({
      headers: html,
      body: livePayloads.map((_, index) => `<iframe src="/unescaped/${index}"></iframe>`).join(""),
    }),
  );
  await page.route("**/unescaped/*", (route) => {
    const payload = livePayloads[Number(route.request().url().split("/").at(-1))];
    if (payload === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({
      headers: { ...html, ...headers },
      body: `<!doctype html><title>unescaped</title><body>${places[payload.place](payload.text)}`,
    });
  });
  await page.goto("/unescaped");
}

const places: Record<Place, (text: string) => string> = {
  markup: (text) => text,
  attribute: (text) => `<p title="${text}">a</p><p title='${text}'>b</p><p title=${text}>c</p>`,
  address: (text) => `<a href="${text}">go</a>`,
};

async function textsThatRan(page: Page): Promise<string[]> {
  const ran = await page.evaluate(() =>
    [...document.querySelectorAll("iframe")].map(({ contentWindow }) => (contentWindow?.executed.length ?? 0) > 0),
  );
  return livePayloads.filter((_, index) => ran[index]).map(({ text }) => text);
}

function missingIn(texts: readonly string[]): string[] {
  return livePayloads.map(({ text }) => text).filter((text) => !texts.includes(text));
}

/** Runs in every document: does, once it is there, what a visitor might do, and looks at the style. */
function touchEverything(): void {
  if (!location.pathname.startsWith("/unescaped/")) return;
  addEventListener("load", () => {
    for (const element of document.querySelectorAll("body *")) {
      for (const type of ["pointerenter", "mouseover", "focus"])
        element.dispatchEvent(new Event(type, { bubbles: true }));
      if (element.matches("a, area, button, [onclick]"))
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    if (getComputedStyle(document.documentElement).getPropertyValue("--hostile") !== "") window.executed.push("style");
    if (getComputedStyle(document.body).getPropertyValue("--hostile") !== "") window.executed.push("style");
  });
}
