import { addDays, type CalendarDate, seriesRuns } from "@inner-light/core";
import { aCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { calendar } from "../words/calendar.ts";
import { firstPaintStyle } from "./features/calendar/first-paint-style.ts";
import { site } from "./site/site.ts";
import { builtHtml, hydrate, publish, rootOf } from "./testing/built-page.tsx";
import { changeInTest } from "./testing/change-in-test.ts";
import { openCalendar, renderCalendar } from "./testing/open-calendar.tsx";
import { backendWith, renderApp } from "./testing/render-app.tsx";
import { createStoredSite } from "./testing/stored-site.ts";

const LIST = "section[aria-labelledby=upcoming-events]";

const textsOf = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent);

/** The elements of a built page that a style sheet lets visitors see. */
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

describe("a page built with fifteen events in thirty days, and no time zone", () => {
  const events = Array.from({ length: 15 }, (_, index) =>
    aCalendarEvent({ id: index + 1, title: `Event ${index + 1}`, date: dateAfter(2 * index) }),
  );

  // A browser test covers a practice with a time zone.
  it("first paints what is upcoming on the visitor's own day, and the app shows the same", async () => {
    publish(events);
    const html = await builtHtml("/calendar");
    for (const { days, first, isCut } of [
      { days: 0, first: 0, isCut: true },
      { days: 11, first: 6, isCut: false },
      { days: 29, first: 15, isCut: false },
    ]) {
      const page = rootOf(html);
      const css = firstPaintStyle(seriesRuns(events), { date: dateAfter(days), time: "12:00" }, null);
      const titles = events.slice(first, first + 10).map(({ title }) => title);
      const shown = titles.length > 0 ? titles : [calendar.nothingScheduled];
      expect(textsOf(shownIn(page, `${LIST} h3`, css))).toEqual(shown);
      expect(shownIn(page, `${LIST} ul + p`, css)).toHaveLength(Number(isCut));
      await hydrate(page, "/calendar", new FixedClock(`${dateAfter(days)}T12:00:00`));
      expect(textsOf(page.querySelectorAll(`${LIST} h3`))).toEqual(shown);
      expect(textsOf(page.querySelectorAll(`${LIST} ul + p`))).toEqual(isCut ? [calendar.moreLater] : []);
      expect(page.querySelectorAll(`${LIST} li p[hidden]`)).toHaveLength(0);
      cleanup();
    }
  });
});

describe("a page built with only two months of many events", () => {
  const events = Array.from({ length: 40 }, (_, index) =>
    aCalendarEvent({ id: index, title: `Event ${index}`, date: dateAfter(3 * index) }),
  );

  it("has only their cards, and says that there are more dates once its last events have passed", async () => {
    publish(events);
    const page = rootOf(await builtHtml("/calendar"));
    expect(page.querySelectorAll(`${LIST} h3`)).toHaveLength(31);
    const runs = seriesRuns(events.slice(0, 30));
    for (const days of [65, 110]) {
      const css = firstPaintStyle(runs, { date: dateAfter(days), time: "12:00" }, null, { hasMore: true });
      expect(textsOf(shownIn(page, `${LIST} ul + p`, css))).toEqual([calendar.moreLater]);
      expect(textsOf(shownIn(page, `${LIST} h3`, css))).not.toContain(calendar.nothingScheduled);
    }
    await hydrate(page, "/calendar", new FixedClock(`${dateAfter(110)}T12:00:00`));
    expect(textsOf(page.querySelectorAll(`${LIST} h3`))).toEqual(["Event 37", "Event 38", "Event 39"]);
  });
});

describe("a page built with a weekly circle, and a workshop in between", () => {
  const circles = Array.from({ length: 14 }, (_, week) =>
    aCalendarEvent({ id: week, title: "Circle", date: dateAfter(7 * week), series: 7 }),
  );
  const events = circles.toSpliced(3, 0, aCalendarEvent({ id: 100, title: "Workshop", date: dateAfter(16) }));

  it("first paints what the app shows on each day", async () => {
    publish(events);
    const html = await builtHtml("/calendar");
    for (const { days, titles, dates } of [
      { days: 0, titles: ["Circle", "Workshop"], dates: [9, 1] },
      { days: 15, titles: ["Workshop", "Circle"], dates: [1, 9] },
      { days: 17, titles: ["Circle"], dates: [10] },
      { days: 90, titles: ["Circle"], dates: [1] },
    ]) {
      const page = rootOf(html);
      const css = firstPaintStyle(seriesRuns(events), { date: dateAfter(days), time: "12:00" }, null);
      const painted = textsOf(shownIn(page, `${LIST} :is(article b, h3, time)`, css));
      await hydrate(page, "/calendar", new FixedClock(`${dateAfter(days)}T12:00:00`));
      expect(painted).toEqual(textsOf(page.querySelectorAll(`${LIST} :is(article b, h3, time)`)));
      expect(textsOf(page.querySelectorAll(`${LIST} h3`))).toEqual(titles);
      const counts = Array.from(page.querySelectorAll(`${LIST} article`), (card) => card.querySelectorAll("li").length);
      expect(counts.map((count) => count || 1)).toEqual(dates);
      cleanup();
    }
  });
});

describe("a page built with an event that ends after midnight", () => {
  const vigil = aCalendarEvent({ id: 1, title: "Vigil", date: "2026-04-30", time: "22:00", ends: "06:00" });
  const morning = aCalendarEvent({ id: 2, title: "Walk", date: "2026-05-01", time: "08:00", ends: "09:00" });
  const late = aCalendarEvent({ id: 3, title: "Late", date: "2026-04-30", time: "23:00", ends: "01:00" });
  const runs = seriesRuns([vigil, late, morning]);

  it.each([
    ["00:30", ["Vigil", "Late", "Walk"]],
    ["01:00", ["Vigil", "Walk"]],
    ["21:00", ["Walk"]],
  ] as const)("first paints what the app shows at %s, and marks nothing", async (time, titles) => {
    publish([vigil, late, morning]);
    const page = rootOf(await builtHtml("/calendar"));
    expect(page.querySelector(LIST)).not.toHaveTextContent(/Now|Over/);
    const css = firstPaintStyle(runs, { date: "2026-05-01", time }, null);
    expect(textsOf(shownIn(page, `${LIST} h3`, css))).toEqual(titles);
    await hydrate(page, "/calendar", new FixedClock(`2026-05-01T${time}:00`));
    expect(textsOf(page.querySelectorAll(`${LIST} h3`))).toEqual(titles);
  });

  it.each([
    ["05:59", 1],
    ["06:00", 3],
    ["09:00", 4],
  ] as const)("shows the first event that has not ended as the next one: at %s", (time, place) => {
    const [later] = seriesRuns([aCalendarEvent({ id: 4, date: "2026-05-01" })]);
    const css = firstPaintStyle([...runs, ...(later ? [later] : [])], { date: "2026-05-01", time }, null, {
      isNext: true,
    });
    const shown = [...css.matchAll(/nth-child\((\d)\)\[hidden\]\{display:block/g)].map(([, index]) => Number(index));
    expect(shown).toEqual([place]);
  });
});

describe("a published calendar", () => {
  const circle = aCalendarEvent({ id: 1, title: "Circle" });
  const walk = aCalendarEvent({ id: 2, title: "Walk" });
  const clock = new FixedClock("2026-05-01T12:00:00");
  const published = { optionalPorts: ["publishedCalendar"] } as const;

  beforeEach(() => publish([circle]));

  it("shows upcoming events at once to a visitor from another page", async () => {
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

  it("gives way to the list in the owner's own browser", async () => {
    await openCalendar([walk], { clock, backend: published });
    expect(await screen.findByRole("heading", { name: "Walk" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Circle" })).not.toBeInTheDocument();
  });

  it("is shown even if the browser blocks reading", async () => {
    const { storage, stored: _, ...visit } = createStoredSite();
    storage.plan({ access: "throws" });
    const upcoming = vi.spyOn(visit.ports.upcomingEvents, "list");
    await renderCalendar(backendWith(visit.ports, visit.backend));
    await waitFor(() => expect(upcoming.mock.settledResults[0]?.type).toBe("rejected"));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole("heading", { name: "Circle" })).toBeVisible();
  });

  it("is not shown if the backend has the practice's calendar", async () => {
    await openCalendar([], { clock, backend: { optionalPorts: [] } });
    expect(await screen.findByText(calendar.nothingScheduled)).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Circle" })).not.toBeInTheDocument();
  });

  it("can be subscribed to once the site has an address", async () => {
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
