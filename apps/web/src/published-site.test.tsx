import { addDays, type CalendarDate, type CalendarEvent, type PlainTime, seriesRuns } from "@inner-light/core";
import { aCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { calendar } from "../words/calendar.ts";
import { firstPaintStyle } from "./features/calendar/first-paint-style.ts";
import { site } from "./site/site.ts";
import { builtHtml, hydrate, publish, rootOf } from "./testing/built-page.tsx";
import { changeInTest } from "./testing/in-test.ts";
import { openCalendar, renderCalendar } from "./testing/open-pages.tsx";
import { backendWith, renderApp } from "./testing/render-site.tsx";
import { createStoredSite } from "./testing/stored-site.ts";

const LIST = "section[aria-labelledby=upcoming-events]";
const PARTS = [`${LIST} :is(article b, h3, time)`, `${LIST} ul + p`];

const textsOf = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent);

/** Returns the matching elements that `css` leaves visible. */
function shownIn(page: Element, selector: string, css: string): Element[] {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  const rules = Array.from(style.sheet?.cssRules ?? []).filter((rule) => rule instanceof CSSStyleRule);
  style.remove();
  const isHidden = (element: Element) => {
    const rule = rules.findLast(({ selectorText }) => element.matches(selectorText));
    return rule === undefined ? element.hasAttribute("hidden") : rule.style.display === "none";
  };
  const known = new Map<Element | null, boolean>();
  const isShown = (element: Element | null): boolean => {
    const shown = known.get(element) ?? (element === null || (!isHidden(element) && isShown(element.parentElement)));
    known.set(element, shown);
    return shown;
  };
  const orderOf = (element: Element) =>
    Number(rules.findLast(({ selectorText, style }) => style.order && element.closest(selectorText))?.style.order ?? 0);
  return [...page.querySelectorAll(selector)].filter(isShown).sort((a, b) => orderOf(a) - orderOf(b));
}

const dateAfter = (days: number): CalendarDate => {
  const date = addDays("2026-05-01", days);
  if (date === undefined) throw new RangeError(String(days));
  return date;
};

const eachSecondDay = Array.from({ length: 11 }, (_, index) =>
  aCalendarEvent({ id: index + 1, title: `Event ${index}`, date: dateAfter(2 * index) }),
);
const circles = Array.from({ length: 14 }, (_, week) =>
  aCalendarEvent({ id: week, title: "Circle", date: dateAfter(7 * week), series: 7 }),
);
const workshop = aCalendarEvent({ id: 100, title: "Workshop", date: dateAfter(16) });
const vigil = aCalendarEvent({ id: 1, title: "Vigil", date: "2026-04-30", time: "22:00", ends: "06:00" });
const late = aCalendarEvent({ id: 3, title: "Late", date: "2026-04-30", time: "23:00", ends: "01:00" });
const morning = aCalendarEvent({ id: 2, title: "Walk", date: "2026-05-01", time: "08:00", ends: "09:00" });

/** The time of a visit, and the titles shown then. A series is followed by its number of dates. */
type Visit = readonly [days: number, time: PlainTime, list: readonly string[]];

const titlesFrom = (first: number, last: number) => eachSecondDay.slice(first, last).map(({ title }) => title);

// A browser test covers a practice with a time zone.
describe("the first paint of a built page", () => {
  it.each<readonly [calendar: string, events: CalendarEvent[], visits: readonly Visit[]]>([
    [
      "eleven events",
      eachSecondDay,
      [
        [0, "12:00", [...titlesFrom(0, 10), calendar.moreLater]],
        [11, "12:00", titlesFrom(6, 11)],
        [21, "12:00", [calendar.nothingScheduled]],
      ],
    ],
    [
      "a weekly circle, and a workshop in between",
      circles.toSpliced(3, 0, workshop),
      [
        [0, "12:00", ["Circle 9", "Workshop", calendar.moreLater]],
        [15, "12:00", ["Workshop", "Circle 9", calendar.moreLater]],
        [90, "12:00", ["Circle"]],
      ],
    ],
    [
      "events that end after midnight",
      [vigil, late, morning],
      [
        [0, "00:30", ["Vigil", "Late", "Walk"]],
        [0, "01:00", ["Vigil", "Walk"]],
        [0, "21:00", ["Walk"]],
      ],
    ],
  ])("matches the app for %s", async (_, events, visits) => {
    publish(events);
    const html = await builtHtml("/calendar");
    expect(rootOf(html).querySelector(LIST)).not.toHaveTextContent(/Now|Over/);
    for (const [days, time, list] of visits) {
      const page = rootOf(html);
      const css = firstPaintStyle(seriesRuns(events), { date: dateAfter(days), time }, null);
      const painted = PARTS.map((part) => textsOf(shownIn(page, part, css)));
      await hydrate(page, "/calendar", new FixedClock(`${dateAfter(days)}T${time}:00`));
      expect(painted).toEqual(PARTS.map((part) => textsOf(page.querySelectorAll(part))));
      const cards = Array.from(page.querySelectorAll(`${LIST} :is(h3, ul + p)`), (part) => {
        const dates = part.closest("article")?.querySelectorAll("li").length ?? 0;
        return dates === 0 ? part.textContent : `${part.textContent} ${dates}`;
      });
      expect(cards).toEqual(list);
      cleanup();
    }
  });
});

it("a built page says that more events follow once its own have passed", async () => {
  const events = Array.from({ length: 40 }, (_, index) =>
    aCalendarEvent({ id: index, title: `Event ${index}`, date: dateAfter(3 * index) }),
  );
  publish(events);
  const page = rootOf(await builtHtml("/calendar"));
  expect(page.querySelectorAll(`${LIST} h3`)).toHaveLength(31);
  for (const days of [65, 110]) {
    const now = { date: dateAfter(days), time: "12:00" } as const;
    const css = firstPaintStyle(seriesRuns(events.slice(0, 30)), now, null, { hasMore: true });
    expect(textsOf(shownIn(page, `${LIST} ul + p`, css))).toEqual([calendar.moreLater]);
    expect(textsOf(shownIn(page, `${LIST} h3`, css))).not.toContain(calendar.nothingScheduled);
  }
  await hydrate(page, "/calendar", new FixedClock(`${dateAfter(110)}T12:00:00`));
  expect(textsOf(page.querySelectorAll(`${LIST} h3`))).toEqual(["Event 37", "Event 38", "Event 39"]);
});

it.each([
  ["05:59", 1],
  ["06:00", 3],
  ["09:00", 4],
] as const)("a built page starts with the next event that has not ended: at %s", (time, place) => {
  const runs = seriesRuns([vigil, late, morning, aCalendarEvent({ id: 4, date: "2026-05-01" })]);
  const css = firstPaintStyle(runs, { date: "2026-05-01", time }, null, { isNext: true });
  const shown = [...css.matchAll(/nth-child\((\d)\)\[hidden\]\{display:block/g)].map(([, index]) => Number(index));
  expect(shown).toEqual([place]);
});

describe("a published calendar", () => {
  const circle = aCalendarEvent({ id: 1, title: "Circle" });
  const walk = aCalendarEvent({ id: 2, title: "Walk" });
  const clock = new FixedClock("2026-05-01T12:00:00");
  const published = { optionalPorts: ["publishedCalendar"] } as const;

  beforeEach(() => publish([circle]));

  it("is shown immediately after a visit to another page", async () => {
    const later = aCalendarEvent({ id: 3, title: "Later", date: "2026-05-15" });
    publish([circle, later]);
    const load = () => new Promise<never>(() => undefined);
    const { router } = await renderApp({
      path: "/admin",
      clock: new FixedClock("2026-05-15T12:00:00"),
      backend: { ...published, load },
    });
    await router.navigate({ to: "/calendar" });
    await screen.findByRole("region", { name: calendar.upcoming });
    expect(textsOf(document.querySelectorAll(`${LIST} h3`))).toEqual(["Later"]);
  });

  it("is replaced by the owner's own list in their browser", async () => {
    await openCalendar([walk], { clock, backend: published });
    expect(await screen.findByRole("heading", { name: "Walk" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Circle" })).not.toBeInTheDocument();
  });

  it("is shown even if storage is blocked", async () => {
    const { storage, stored: _, ...visit } = createStoredSite();
    storage.plan({ access: "throws" });
    const upcoming = vi.spyOn(visit.ports.upcomingEvents, "list");
    await renderCalendar(backendWith(visit.ports, visit.backend));
    await waitFor(() => expect(upcoming.mock.settledResults[0]?.type).toBe("rejected"));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole("heading", { name: "Circle" })).toBeVisible();
  });

  it("is not shown if the backend has its own calendar", async () => {
    await openCalendar([], { clock, backend: { optionalPorts: [] } });
    expect(await screen.findByText(calendar.nothingScheduled)).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Circle" })).not.toBeInTheDocument();
  });

  it("can be subscribed to if the site has a URL", async () => {
    const { unmount } = await openCalendar([circle], { clock, backend: published });
    expect(await screen.findByRole("heading", { name: "Circle" })).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Subscribe/ })).not.toBeInTheDocument();
    unmount();

    changeInTest(site, { calendarFeed: "https://quiet-lane.com/calendar.ics" });
    await openCalendar([circle], { clock, backend: published });
    const link = await screen.findByRole("link", { name: "Subscribe to this calendar" });
    expect(link).toHaveAttribute("href", "webcal://quiet-lane.com/calendar.ics");
    expect(screen.getByRole("link", { name: /^Subscribe in Google Calendar/ })).toHaveAttribute(
      "href",
      "https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fquiet-lane.com%2Fcalendar.ics",
    );
  });
});
