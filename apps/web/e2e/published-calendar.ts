import ICAL from "ical.js";
import { JSDOM } from "jsdom";
import { expect } from "./fixtures.ts";
import { test } from "./owner-site.ts";
import { publishedEvents } from "./published-events.ts";

const titles = publishedEvents.map(({ title }) => title);

/** The journeys of visitors to a site with a published calendar. Part of owner-site.spec.ts, which builds that site once. */
export function describePublishedCalendar(): void {
  test.describe("a visitor without script", () => {
    test.use({ javaScriptEnabled: false });

    test("reads every published event, and has the actions that work", async ({ page }) => {
      await page.goto("calendar#event-3");
      await expect(page.getByRole("article").getByRole("heading")).toHaveText(titles);
      const event = page.locator("#event-3:target");
      await expect(event).toContainText("Saturday, March 8, 2036 at 6:30 PM, Eastern Time");
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
