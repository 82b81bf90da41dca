import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { JSDOM } from "jsdom";
import { sentEventFragment } from "../src/features/calendar-sharing/calendar-links.ts";
import { expect } from "./fixtures.ts";
import { test } from "./owner-site.ts";
import { publishedEvents } from "./published-events.ts";

const titles = publishedEvents.map(({ title }) => title);

/** The journeys of visitors to a site with a published calendar. Part of owner-site.spec.ts, which builds that site once. */
export function describePublishedCalendar(): void {
  const sent = sentEventFragment({ id: 99, title: "A walk", date: "2036-04-02", time: "10:00", type: "workshop" });
  for (const { fragment, words, listFirst, at } of [
    { fragment: sent, words: "An event someone sent you" },
    { fragment: "event=oh", words: "The event in your link can’t be read" },
    { fragment: "event-1", words: "The event in your link isn’t on this page" },
    { fragment: "event-99", words: "The event in your link isn’t on this page" },
    { fragment: "event-13", words: "It’s later than the events below", at: "2036-03-04T12:00:00-05:00" },
    { fragment: "event-6", words: "Circle 6", listFirst: true },
  ]) {
    test(`nothing moves when the app has read an address that ends with ${fragment.slice(0, 8)}`, async ({ page }) => {
      await page.clock.setFixedTime(at ?? "2036-03-12T12:00:00-04:00");
      await page.addInitScript(recordShifts);
      await page.route("**/*.woff2", () => undefined);
      await page.setViewportSize({ width: 1280, height: 4000 });
      const releaseScripts = await holdScripts(page);
      await page.goto(`calendar#${fragment}`);
      await expect(shownTitles(page)).toHaveCount(listFirst ? 10 : 0);
      releaseScripts();
      await expect(page.locator("[data-built]")).toHaveCount(0);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByRole("heading", { name: "Circle 5" })).toBeVisible();
      expect(await shifts(page)).toEqual([]);
    });
  }

  test("a link that carries a published event leads to its place", async ({ page }) => {
    const [event] = publishedEvents.slice(8);
    if (event === undefined) throw new Error("There are fewer events");
    await page.clock.setFixedTime("2036-03-12T12:00:00-04:00");
    await page.goto(`calendar#${sentEventFragment({ ...event, id: 99 })}`);
    await expect(page.locator("#event-9")).toBeFocused();
    await expect(page.locator("#event-9")).toBeInViewport();
  });

  test.describe("a visitor without script", () => {
    test.use({ javaScriptEnabled: false });

    test("reads every published event, and has the actions that work", async ({ page }) => {
      await page.goto("calendar#event-3");
      await expect(page.getByRole("article").getByRole("heading")).toHaveText(titles);
      const event = page.locator("#event-3:target");
      await expect(event).toContainText("Saturday, March 8, 2036 at 6:30 PM, Eastern Time");
      await event.getByText(/^More/).click();
      await expect(event.getByRole("link")).toHaveText([/^Ask about this event/, /^Google Calendar/, /^Map/]);
      await expect(event.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      await expect(page.getByText("needs JavaScript")).toHaveCount(0);
      await expect(page.locator("#event-2")).toContainText("at 6:30 PM to 12:30 AM the next day, Eastern Time");
      await expect(page.locator("#event-5").getByText("Full", { exact: true })).toBeVisible();
      await expect(page.locator("#event-7").getByText("Canceled", { exact: true })).toBeVisible();
      await expect(page.getByText("No Upcoming Events")).toBeHidden();
      await expect(page.getByRole("link", { name: "Subscribe to this calendar" })).toHaveAttribute(
        "href",
        "webcal://quiet-lane.com/project/calendar.ics",
      );
    });
  });

  test("the subscription holds every event, under ids that stay", async ({ request }) => {
    const response = await request.get("calendar.ics");
    expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const calendar = new ICAL.Component(ICAL.parse(await response.text()));
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Quiet Lane Reiki");
    expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT6H");
    const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
    expect(events.map(({ uid, summary }) => [uid, summary])).toEqual(
      publishedEvents.map(({ id, title }) => [`${id}@quiet-lane.com`, title]),
    );
    expect(events.map(({ component }) => component.getFirstPropertyValue("status"))).toEqual(
      publishedEvents.map(({ canceled }) => (canceled ? "CANCELLED" : null)),
    );
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe("2036-03-04T23:30:00.000Z");
  });

  test("search engines read each event with its own address, on the calendar page alone", async ({ ownerCopy }) => {
    const dataOf = async (file: string) =>
      [...new JSDOM(await ownerCopy.built(file)).window.document.querySelectorAll("[type='application/ld+json']")].map(
        (script) => JSON.parse(script.textContent ?? ""),
      );
    expect(await dataOf("index.html")).toHaveLength(1);
    const [, { "@graph": events }] = await dataOf("calendar/index.html");
    expect(events).toHaveLength(publishedEvents.length);
    expect(events[6]).toEqual({
      "@type": "Event",
      "@id": "https://quiet-lane.com/project/calendar#event-7",
      url: "https://quiet-lane.com/project/calendar#event-7",
      name: "Circle 7 </script> & tea",
      startDate: "2036-03-16T18:30-04:00",
      endDate: "2036-03-16T20:00-04:00",
      eventStatus: "https://schema.org/EventCancelled",
      description: "An hour of shared quiet.",
      location: { "@type": "Place", name: "12 Quiet Lane, Albany", address: "12 Quiet Lane, Albany" },
      organizer: { "@type": "Organization", name: "Quiet Lane Reiki", url: "https://quiet-lane.com/project" },
    });
  });
}

/** The headings in the list of events that can be seen. */
function shownTitles(page: Page) {
  return page.locator("[data-built] h3").filter({ visible: true });
}

/** Lets the page's script files wait, so that the page stays as it is at the first paint, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unroute("**/*.js");
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** An init script. */
function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
  }).observe({ type: "layout-shift", buffered: true });
}

async function shifts(page: Page): Promise<string[]> {
  // Two frames, so that the new layout has been painted and reported to the observer.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate<string[]>(() => Reflect.get(window, "shifts"));
}
