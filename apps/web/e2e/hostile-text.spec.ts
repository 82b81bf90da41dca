import { addEvent, EVENT, enterAdmin } from "./admin.ts";
import { test as bareTest } from "./bare-site.ts";
import { fillContactForm, sendMessage } from "./contact.ts";
import { expect, test } from "./fixtures.ts";
import { harmOn, isolatedTexts, lookThroughGallery, watchForExecution } from "./hostile-page.ts";
import { hostileTexts } from "./hostile-payloads.ts";
import { expectToast } from "./toast.ts";

/** Texts that would run if a page took them for code, in every place where the site shows texts. */

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
/** The owner's rows leave the description out. */
const inTwoFields = hostileTexts.map((text) => [text, text]);

const messages = hostileTexts.map((text, index) => ({
  id: index + 1,
  fullName: text,
  address: text,
  phone: text,
  email: `${text.replace(/[\s@\u0080-\uFFFF]/gu, "")}@example.com`,
  notes: text,
  timestamp: "2026-05-01T12:00:00.000Z",
}));

const slides = hostileTexts.map((text, index) => ({ id: index + 1, alt: text, description: text }));

/** How many events the calendar shows at once. */
const UPCOMING = 10;
const POLL = { intervals: [10, 20, 50] };

bareTest(
  "what is found in the storage is shown as it was typed, and does nothing",
  async ({ page, context, storage }) => {
    await watchForExecution(context);
    await storage.leave({ calendarEvents: events, contactSubmissions: messages, carouselImages: slides });
    await enterAdmin(page);
    await expect.poll(() => isolatedTexts(page), POLL).toEqual(inTwoFields);
    expect(await harmOn(page)).toEqual([]);
    expect(await storage.read("calendarEvents")).toEqual(events);
    expect(await storage.read("contactSubmissions")).toEqual(messages);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await page.getByRole("region", { name: "Gallery" }).scrollIntoViewIfNeeded();
    const shown = await lookThroughGallery(page, slides.length);
    expect(shown).toEqual(hostileTexts.map((text) => ({ alt: text, caption: text })));
    expect(await harmOn(page)).toEqual([]);

    await page.goto("/calendar");
    const other = await context.newPage();
    await other.goto("/robots.txt");
    for (let start = 0; start < events.length; start += UPCOMING) {
      const texts = JSON.stringify(events.slice(start, start + UPCOMING));
      await other.evaluate((json) => localStorage.setItem("calendarEvents", json), texts);
      await expect.poll(() => isolatedTexts(page), POLL).toEqual(inAllThreeFields.slice(start, start + UPCOMING));
      expect(await harmOn(page)).toEqual([]);
    }
  },
);

test("what is typed is kept, announced and shown as it was typed, and does nothing", async ({
  page,
  context,
  storage,
}) => {
  const text = `"><img src onerror=alert(1)>'--></textarea></title><script>alert(1)</script><svg onload=alert(1)>{{alert(1)}}`;
  await watchForExecution(context);
  await page.goto("/contact");
  await fillContactForm(page, { fullName: text, address: text, phone: text, notes: text });
  await sendMessage(page);
  await expect(page.getByRole("heading", { name: "One step left: I don’t have your message yet" })).toBeVisible();
  expect(await storage.read("contactSubmissions")).toMatchObject([{ fullName: text, notes: text }]);
  expect(await harmOn(page)).toEqual([]);

  await enterAdmin(page);
  await addEvent(page, { ...EVENT, title: text, description: text, location: text });
  await expectToast(page, { title: "Event Added Successfully! 🎉", text: `${text} has been added to the calendar.` });
  expect(await isolatedTexts(page)).toEqual([[text, text]]);
  expect(await storage.read("calendarEvents")).toMatchObject([{ title: text, description: text, location: text }]);
  expect(await harmOn(page)).toEqual([]);
});
