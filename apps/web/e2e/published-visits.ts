import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, ownerSiteTest as test } from "./browser-test.ts";
import { recordShifts, shiftsOn, untilRecording } from "./layout-shifts.ts";
import { holdScripts } from "./open.ts";
import { CODE, TEXT_BUTTON } from "./own-sites.ts";
import { sheetsOf } from "./printed-sheets.ts";
import { publishedEvents } from "./published-events.ts";

/** One entry per card. The last card has two dates. */
const titles = [...new Set(publishedEvents.map(({ title }) => title))];

/** The titles that visitors see before and after the script runs. */
const VISITS = [
  { address: "calendar", at: "2036-03-12T12:00:00-04:00", before: titles.slice(4, 14) },
  { address: "calendar", at: "2036-03-13T12:00:00-04:00", width: 320, before: titles.slice(5), isClosed: true },
  { address: "calendar", at: "2036-04-01T12:00:00-04:00", before: titles.slice(14), dates: 2, isClosed: true },
];

/** Tests a site with a published calendar. Part of owner-site.spec.ts, which builds that site once. */
export function describePublishedCalendar(): void {
  test.describe("a visitor in a time zone ahead of the practice's", () => {
    test.use({ timezoneId: "Asia/Tokyo" });

    test("sees the current events from the first paint on", async ({ page }) => {
      await page.addInitScript(recordShifts);
      await page.route("**/*.woff2", () => undefined);
      for (const { address, at, width = 1280, before, dates = 0, isClosed = false } of VISITS) {
        await leave(page);
        await page.setViewportSize({ width, height: 1600 });
        await page.clock.setFixedTime(at);
        const release = await holdScripts(page, "**/*.js");
        await page.goto(address);
        await expect(shownTitles(page), address).toHaveText(before);
        await expect(datesOfCards(page), at).toHaveCount(dates);
        await expect(notice(page), at).toBeVisible({ visible: isClosed });
        await untilRecording(page);
        release();
        await expect(page.locator("[data-built]")).toHaveCount(0);
        await expect(shownTitles(page), address).toHaveText(before);
        await expect(datesOfCards(page), at).toHaveCount(dates);
        await expect(notice(page), at).toBeVisible({ visible: isClosed });
        expect(await shiftsOn(page), address).toEqual([]);
      }

      await leave(page);
      await page.clock.setFixedTime("2036-03-16T12:00:00-04:00");
      const release = await holdScripts(page, "**/*.js");
      await page.goto("./");
      const next = page.locator("main slot > p > span").filter({ hasText: /^Next:/, visible: true });
      const line = "Next: Circle 8 </script> & tea, Tuesday, March 18, 2036 at 6:30 PM";
      await expect(next).toHaveText(line);
      await untilRecording(page);
      release();
      // A toast shows that the app is running.
      await page.getByRole("button", { name: "Add More Images" }).click();
      await expect(page.getByRole("status")).toBeVisible();
      await expect(next).toHaveText(line);
      expect(await shiftsOn(page)).toEqual([]);
      await expect(notice(page)).toBeVisible();
      await expect(page.getByRole("img", { name: CODE })).toBeVisible();
      await expect(page.getByRole("link", { name: TEXT_BUTTON })).toBeHidden();

      const home = page.getByRole("banner").getByRole("link", { name: /home$/ });
      const terms = page.getByRole("contentinfo").getByRole("link", { name: "Terms & Conditions" });
      for (const [at, texts] of [
        ["2036-03-16", [/^Next: Circle 8 /]],
        ["2036-04-10", []],
      ] as const) {
        await terms.click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms & Conditions");
        await expect(notice(page)).toHaveCount(0);
        await page.clock.setFixedTime(`${at}T12:00:00-04:00`);
        await home.click();
        await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Terms & Conditions");
        await expect(page.getByText(/^Next:/).filter({ visible: true }), at).toHaveText(texts);
      }
    });
  });

  test.describe("an event's page", () => {
    test.use({ allowedProblems: [/ERR_FAILED .*\.woff2/], viewport: { width: 390, height: 844 } });

    test("shows from the first paint that the event has ended", async ({ page, request }) => {
      await page.addInitScript(recordShifts);
      await page.addInitScript(() =>
        Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }),
      );
      await page.route("**/*.woff2", (font) => font.abort());
      await page.clock.setFixedTime("2036-03-20T12:00:00-04:00");
      await page.goto("events/3/#print");
      await page.waitForFunction(() => Reflect.has(window, "isPrinted"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Circle 3 </script> & tea");
      await untilRecording(page);
      await expect(page.getByText("This event is over.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Add to calendar" })).toBeHidden();
      await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("What’s coming up");
      expect(await shiftsOn(page)).toEqual([]);

      await page.unroute("**/*.woff2");
      await page.getByRole("article").locator("~ section").getByRole("link").first().click();
      await expect(page).toHaveTitle(/^Circle 9 /);
      await expect(page.getByText("This event is over.")).toBeHidden();
      await expectAccessible(page, "an event's page");
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveCount(4);
      await page.keyboard.press("Escape");
      for (const format of ["Letter", "A4"]) expect(sheetsOf(await page.pdf({ format }))).toHaveLength(1);
      const downloading = page.waitForEvent("download");
      await page.getByRole("link", { name: "Add to calendar" }).click();
      expect((await downloading).suggestedFilename()).toBe("event-2036-03-20.ics");
      expect((await request.get("events/99/")).status()).toBe(404);
    });
  });

  test.describe("a visitor without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("can read every published event", async ({ page }) => {
      await page.goto("calendar");
      await expect(page.getByRole("article").getByRole("heading")).toHaveText(titles);
      const event = page.getByRole("article", { name: "Circle 3 <" });
      await event.getByText(/^More/).click();
      await expect(event.getByRole("link")).toHaveText([
        /^Circle 3 /,
        /^Ask about this event/,
        /^Google Calendar/,
        /^Map/,
      ]);
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      await expect(page.getByText("needs JavaScript")).toHaveCount(0);
      await expect(page.getByText("No Upcoming Events")).toBeHidden();
      await event.getByRole("link", { name: /^Circle 3 / }).click();
      await page.getByRole("link", { name: "Ask about this event" }).click();
      await expect(page).toHaveURL(/contact\?about=Circle/);
    });
  });
}

/** Each visit starts on a page without an app, so the new clock, window and URL do not affect the previous visit. */
const leave = (page: Page) => page.goto("robots.txt");

const notice = (page: Page) => page.getByText("Closed March 13 to April 9");

/** Finds the visible dates on cards with several dates. */
function datesOfCards(page: Page) {
  return page.getByRole("article").getByRole("listitem").filter({ visible: true });
}

function shownTitles(page: Page) {
  return page.locator("section[aria-labelledby=upcoming-events] h3").filter({ visible: true });
}
