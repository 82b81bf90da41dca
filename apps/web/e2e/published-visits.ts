import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect } from "./browser-test.ts";
import { recordShifts, shiftsOn, untilRecording } from "./layout-shifts.ts";
import { holdScripts } from "./open.ts";
import { test } from "./owner-site.ts";
import { sheetsOf } from "./printed-sheets.ts";
import { publishedEvents } from "./published-events.ts";

/** Of each card: the last one has two dates. */
const titles = [...new Set(publishedEvents.map(({ title }) => title))];

/** Addresses of the calendar, and the titles that visitors see there, before the script runs and after. */
const VISITS = [
  { address: "calendar", at: "2036-03-13T12:00:00-04:00", before: titles.slice(5), isClosed: true },
  { address: "calendar", at: "2036-04-01T12:00:00-04:00", before: titles.slice(14), dates: 2, isClosed: true },
  { address: "calendar#event-6", at: "2036-03-12T12:00:00-04:00", before: titles.slice(4, 14) },
  // The first paint waits for the app, which knows what to say about this one.
  { address: "calendar#event-1", at: "2036-03-12T12:00:00-04:00", before: [], after: titles.slice(4, 14) },
];

/** The tests of visitors to a site with a published calendar. Part of owner-site.spec.ts, which builds that site once. */
export function describePublishedCalendar(): void {
  for (const { timezoneId, viewport, visits } of [
    { timezoneId: "America/New_York", viewport: { width: 1280, height: 1600 }, visits: VISITS },
    // 2 AM of the next day.
    { timezoneId: "Asia/Tokyo", viewport: { width: 320, height: 1600 }, visits: VISITS.slice(0, 1) },
  ]) {
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId, viewport });

      test("visitors see what is coming up from the first paint on, and nothing moves", async ({ page }) => {
        await page.addInitScript(recordShifts);
        await page.route("**/*.woff2", () => undefined);
        for (const { address, at, before, after = before, dates = 0, isClosed = false } of visits) {
          await page.goto("robots.txt");
          await page.clock.setFixedTime(at);
          const release = await holdScripts(page, "**/*.js");
          await page.goto(address);
          await expect(shownTitles(page), address).toHaveText(before);
          await expect(datesOfCards(page), at).toHaveCount(dates);
          await expect(notice(page), at).toBeVisible({ visible: isClosed });
          await untilRecording(page);
          release();
          await expect(page.locator("[data-built]")).toHaveCount(0);
          await expect(shownTitles(page), address).toHaveText(after);
          await expect(datesOfCards(page), at).toHaveCount(dates);
          await expect(notice(page), at).toBeVisible({ visible: isClosed });
          expect(await shiftsOn(page), address).toEqual([]);
        }
      });
    });
  }

  test("the home page says the next event that takes place, from the first paint on, until the last is over, and that the practice is closed", async ({
    page,
  }) => {
    await page.addInitScript(recordShifts);
    await page.route("**/*.woff2", () => undefined);
    for (const [at, lines] of [
      ["2036-04-10", []],
      ["2036-03-16", ["Next: Circle 8 </script> & tea, Tuesday, March 18, 2036 at 6:30 PM"]],
    ] as const) {
      await page.goto("robots.txt");
      await page.clock.setFixedTime(`${at}T12:00:00-04:00`);
      const release = await holdScripts(page, "**/*.js");
      await page.goto("./");
      const next = page.locator("main slot > p > span").filter({ hasText: /^Next:/, visible: true });
      await expect(next, at).toHaveText(lines);
      await untilRecording(page);
      release();
      // Only the app shows a toast.
      await page.getByRole("button", { name: "Add More Images" }).click();
      await expect(page.getByRole("status")).toBeVisible();
      await expect(next, at).toHaveText(lines);
      expect(await shiftsOn(page), at).toEqual([]);
    }
    await expect(notice(page)).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms & Conditions" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms & Conditions");
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole("banner").getByRole("link", { name: /home$/ }).click();
    await expect(page.getByText(/^Next:/).filter({ visible: true })).toHaveText(/^Next: Circle 8 /);
    await expect(notice(page)).toBeVisible();
  });

  test.describe("the page of an event", () => {
    test.use({ allowedProblems: [/status of 404 .*events\/99/], viewport: { width: 390, height: 844 } });

    test("leads on, is printed on one sheet, and says from the first paint on when it is over", async ({ page }) => {
      await page.addInitScript(recordShifts);
      await page.addInitScript(() =>
        Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }),
      );
      await page.clock.setFixedTime("2036-03-08T23:00:00-05:00");
      await page.goto("events/3/#print");
      await page.waitForFunction(() => Reflect.has(window, "isPrinted"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Circle 3 </script> & tea");
      await expect(page.getByText("This event is over.")).toBeHidden();
      await expectAccessible(page, "an event's page");
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveCount(4);
      await page.keyboard.press("Escape");
      for (const format of ["Letter", "A4"]) expect(sheetsOf(await page.pdf({ format }))).toHaveLength(1);
      const downloading = page.waitForEvent("download");
      await page.getByRole("link", { name: "Add to calendar" }).click();
      expect((await downloading).suggestedFilename()).toBe("event-2036-03-08.ics");
      await page.getByRole("link", { name: /^Circle 4/ }).click();
      await expect(page).toHaveTitle(/^Circle 4 /);

      await page.clock.setFixedTime("2036-03-20T12:00:00-04:00");
      await page.goto("events/3/");
      await untilRecording(page);
      await expect(page.getByText("This event is over.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Add to calendar" })).toBeHidden();
      await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("What’s coming up");
      await expect(page.getByRole("article").locator("~ section").getByRole("link").first()).toHaveText(/^Circle 9 /);
      expect(await shiftsOn(page)).toEqual([]);
      expect((await page.goto("events/99/"))?.status()).toBe(404);
    });
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("visitors read every published event, and have the actions that work", async ({ page }) => {
      await page.goto("calendar#event-3");
      await expect(page.getByRole("article").getByRole("heading")).toHaveText(titles);
      const event = page.locator("#event-3:target");
      await expect(event).toContainText("Saturday, March 8, 2036 at 6:30 PM, Eastern Time");
      await event.getByText(/^More/).click();
      await expect(event.getByRole("link")).toHaveText([/^Ask about this event/, /^Google Calendar/, /^Map/]);
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      await expect(page.getByText("needs JavaScript")).toHaveCount(0);
      await expect(page.locator("#event-2")).toContainText("at 6:30 PM to 12:30 AM the next day, Eastern Time");
      await expect(page.locator("#event-5").getByText("Full", { exact: true })).toBeVisible();
      await expect(page.locator("#event-7").getByText("Canceled", { exact: true })).toBeVisible();
      await expect(page.getByText("No Upcoming Events")).toBeHidden();
      const series = page.getByRole("article", { name: /^Circle 15 .* Every Wednesday, 6:30 PM/ });
      await expect(series.getByRole("listitem")).toHaveText(["April 2, 2036", "April 9, 2036"]);
      await expect(page.getByRole("link", { name: "Subscribe to this calendar" })).toHaveAttribute(
        "href",
        "webcal://quiet-lane.com/project/calendar.ics",
      );

      await page.goto("events/5/");
      await expect(page.getByRole("article")).toContainText("Wednesday, March 12, 2036 at 6:30 PM to 8:00 PM");
      await expect(page.getByRole("article").getByText("Full", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Ask about this event" }).click();
      await expect(page).toHaveURL(/contact\?about=Circle/);
    });
  });
}

const notice = (page: Page) => page.getByText("Closed March 13 to April 9");

/** The dates in cards of more than one that can be seen. */
function datesOfCards(page: Page) {
  return page.getByRole("article").getByRole("listitem").filter({ visible: true });
}

/** The headings in the list of events that can be seen. */
function shownTitles(page: Page) {
  return page.locator("section[aria-labelledby=upcoming-events] h3").filter({ visible: true });
}
