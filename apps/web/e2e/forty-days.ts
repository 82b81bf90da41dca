import { today, UPCOMING_CALENDAR_EVENTS_LIMIT, upcomingCalendarEvents } from "@inner-light/core";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { test } from "./owner-site.ts";
import { publishedEvents } from "./published-events.ts";

const isThorough = process.env["THOROUGH"] === "1";

/**
 * Wide and narrow, and tall enough for everything that could move. To save time they do not come every day: what a page
 * shows on each of forty days is also checked without a browser (src/published-calendar.test.tsx).
 */
const VISITORS = [
  {
    timezoneId: "America/New_York",
    viewport: { width: 1280, height: 4000 },
    seesOwnTime: false,
    everyDays: isThorough ? 1 : 4,
  },
  {
    timezoneId: "Asia/Tokyo",
    viewport: { width: 320, height: 7200 },
    seesOwnTime: true,
    everyDays: isThorough ? 1 : 8,
  },
];

/** Three days before the first published event, at noon where the practice is. In Tokyo it is 2 AM of the next day. */
const BUILT_AT = "2036-03-01T12:00:00-05:00";

/** What a visitor sees of the list of events. */
interface Sight {
  /** The titles of the events, or that of the empty state. */
  readonly titles: readonly string[];
  /** Whether the list says that there are more dates later. */
  readonly isCut: boolean;
  /** How many events have a line for the visitor's own time. */
  readonly ownTimes: number;
}

/** Visits on forty days to a page that was built once. Part of owner-site.spec.ts, which builds that site. */
export function describeFortyDays(): void {
  for (const { timezoneId, viewport, seesOwnTime, everyDays } of VISITORS) {
    test.describe(`a visitor in ${timezoneId}`, () => {
      test.use({ timezoneId, viewport });

      test("sees for forty days what is coming up, from the first paint on, and nothing moves", async ({ page }) => {
        await page.addInitScript(watchVisit);
        for (let day = 0; day < 40; day += everyDays) {
          const now = Date.parse(BUILT_AT) + day * 24 * 60 * 60 * 1000;
          const date = today({ now: () => now }, "America/New_York");
          const upcoming = upcomingCalendarEvents(publishedEvents, date, publishedEvents.length);
          const shown = upcoming.slice(0, UPCOMING_CALENDAR_EVENTS_LIMIT).map(({ title }) => title);
          const sight: Sight = {
            titles: shown.length > 0 ? shown : ["No Upcoming Events"],
            isCut: upcoming.length > UPCOMING_CALENDAR_EVENTS_LIMIT,
            ownTimes: seesOwnTime ? shown.length : 0,
          };
          await page.clock.setFixedTime(now);
          await page.goto("calendar");
          expect(await visitOf(page), date).toEqual({ atFirstPaint: sight, afterwards: sight, shifts: [] });
        }
      });
    });
  }
}

/** An init script. Looks at the list once it has been painted, and when the app has rendered it, and records what moves. */
function watchVisit(): void {
  // Another journey checks what loading fonts move.
  FontFace.prototype.load = () => new Promise(() => undefined);
  const look = () => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(`section[aria-labelledby=upcoming-events] ${selector}`)]
        .filter((element) => element.checkVisibility())
        .map(({ textContent }) => textContent);
    return {
      titles: seen("h3"),
      isCut: seen("ul + p").includes("More dates to come."),
      ownTimes: seen("li p").filter((text) => text === "\u00a0" || text?.startsWith("Your time: ")).length,
    };
  };
  const shifts: string[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
  }).observe({ type: "layout-shift", buffered: true });
  const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
  // The page starts the app in a later task.
  const atFirstPaint = Promise.all([parsed, painted]).then(look);

  const frame = () => new Promise(requestAnimationFrame);
  const visit = async () => {
    while (document.querySelector("[data-built]") !== null) await frame();
    // Two frames more, so that the new layout has been painted and reported to the observer.
    await frame();
    await frame();
    return { atFirstPaint: await atFirstPaint, afterwards: look(), shifts };
  };
  Object.assign(window, { visit });
}

function visitOf(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "visit")());
}
