import { CALENDAR_EVENT_TYPES, type CalendarDate, seriesRuns, UnavailableError } from "@inner-light/core";
import { aCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { onlineManager } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { booking, calendar, eventTypes } from "../../../words/calendar.ts";
import { events as eventWords, repeatingDays } from "../../../words/events.ts";
import { buttons } from "../../../words/messages.ts";
import { services } from "../../../words/services.ts";
import { changeInTest } from "../../testing/in-test.ts";
import { openCalendar, openCalendarPage, titles } from "../../testing/open-pages.tsx";
import { renderApp, renderSite } from "../../testing/render-site.tsx";
import { createStoredSite } from "../../testing/stored-site.ts";
import { parseContactSearch } from "../contact/contact-search.ts";
import { runDays, titleWithTime } from "./event-links.tsx";

const { auraReading, reikiHealing } = services;
const { workshop, groupSession } = eventTypes;
const atPractice = { dataLocation: "practice", optionalPorts: [] } as const;
const evenings = (dates: readonly CalendarDate[]) =>
  dates.map((date, id) => aCalendarEvent({ id, date, ends: "20:00", series: 7 }));

describe("the calendar", () => {
  it("shows an event's title, time, and place", async () => {
    const { location: _, ...bare } = aCalendarEvent({ id: 2, ends: "20:00" });
    const nightly = aCalendarEvent({ id: 3, ends: "01:00", location: "" });
    await openCalendar([aCalendarEvent({ id: 1 }), bare, nightly]);
    const cards = screen.getAllByRole("article");
    const whens = cards.map((card) => within(card).getAllByRole("paragraph")[0]?.textContent);
    expect(whens).toEqual([
      "Thursday, May\u00a014, 2026 at 6:30\u00a0PM",
      "Thursday, May\u00a014, 2026 at 6:30\u00a0PM to 8:00\u00a0PM",
      "Thursday, May\u00a014, 2026 at 6:30\u00a0PM to 1:00\u00a0AM the next day",
    ]);
    expect(titles()[0]).toBe("Group Reiki evening");
    for (const card of cards) expect(within(card).getByText("An hour of shared quiet.")).toBeVisible();
    expect(screen.getAllByText(/Where:/).map(({ textContent }) => textContent)).toEqual(["Where: The practice"]);
    expect(screen.queryByText(calendar.nothingScheduled)).not.toBeInTheDocument();
    // Prevents layout shifts while the page loads in parts.
    expect(cards[0]?.firstElementChild?.querySelector("svg")).not.toBeNull();
  });

  it("spells out whether an event is canceled or full", async () => {
    const different = [
      { time: "18:30", canceled: true, full: true },
      { time: "19:00", full: true },
      { time: "19:30", canceled: false },
      { time: "20:00" },
    ] as const;
    await openCalendar(CALENDAR_EVENT_TYPES.map((type, id) => aCalendarEvent({ id, type, ...different[id] })));
    const words = [auraReading, reikiHealing, workshop, groupSession].map(({ eventName }) => eventName);
    for (const [index, time] of ["6:30", "7:00", "7:30", "8:00"].entries()) {
      const name = `Group Reiki evening Thursday, May\u00a014, 2026 at ${time}\u00a0PM`;
      expect(within(screen.getByRole("article", { name })).getByText(words[index] ?? "")).toBeVisible();
    }
    const said = screen.getAllByRole("article").map((card) => card.textContent.match(/Canceled|Full/g));
    expect(said).toEqual([["Canceled"], ["Full"], null, null]);
  });

  it("shows consecutive dates of a series on one card", async () => {
    const clock = new FixedClock("2026-05-14T18:45:00");
    await openCalendar(evenings(["2026-05-14", "2026-05-21", "2026-05-28"]), { clock });
    const said = screen.getByText(/^Every Thursday/).parentElement;
    expect(said?.textContent).toBe("Every Thursday, 6:30 to 8:00\u00a0PM");
    const card = within(screen.getByRole("article", { name: /^Group Reiki evening Every Thursday, 6:30/ }));
    const shown = card.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(shown).toEqual(["May\u00a014, 2026 Now", "May\u00a021, 2026", "May\u00a028, 2026"]);
    expect(card.queryAllByRole("link", { name: /, 2026$/ })).toEqual([]);
  });

  it("links each date of a series to its own page", async () => {
    await openCalendar(evenings(["2026-05-14", "2026-05-21"]), { backend: atPractice });
    const links = within(screen.getByRole("article")).getAllByRole("link", { name: /^May/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/events/0/", "/events/1/"]);
    expect(screen.queryByRole("link", { name: "Group Reiki evening" })).not.toBeInTheDocument();
  });

  it("puts an event's title before its other details in reading order", async () => {
    await openCalendar([aCalendarEvent({ id: 5 })], { backend: atPractice });
    const title = screen.getByRole("link", { name: "Group Reiki evening" });
    expect(title).toHaveAttribute("href", "/events/5/");
    const words = title.closest("h3")?.parentElement;
    expect(words).toHaveTextContent(
      /^Group Reiki evening ?Thursday, May 14, 2026 at 6:30 PM ?Group Session ?Where: The practice ?An hour/,
    );
  });

  it("turns only web and email addresses into links", async () => {
    await openCalendar([
      aCalendarEvent({
        location: "Online: https://meet.example/quiet?a=b",
        description:
          "Join at HTTP://meet.example/(quiet), then breathe. <b>ftp://x</b> javascript:alert(1) ada@example.com",
      }),
    ]);
    const card = within(screen.getByRole("article"));
    const links = card.getAllByRole("link", { name: /^http/i });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "https://meet.example/quiet?a=b",
      "HTTP://meet.example/(quiet)",
    ]);
    expect(links.at(-1)).toHaveAccessibleName("HTTP://meet.example/(quiet) (in a new tab)");
    expect(card.getByText(/, then breathe\. <b>ftp/)).toBeVisible();
    expect(card.getByRole("link", { name: "ada@example.com" })).toHaveAttribute("href", "mailto:ada@example.com");
    expect(card.getAllByRole("link")).toHaveLength(5);
  });

  it("follows the practice's own wording for dates and types", async () => {
    changeInTest(eventWords, { leaf: "{month}{day}日" });
    changeInTest(booking, { type: "{kind} — {text}" });
    await openCalendarPage([aCalendarEvent()]);
    expect(screen.getByRole("article")).toHaveTextContent(/^May14日/);
    expect(screen.getByText("Workshop").closest("li")).toHaveTextContent("Workshop — learning together");
  });

  it("is empty on a first visit", async () => {
    const { storage, ...site } = createStoredSite();
    await renderApp({ path: "/calendar", ...site });
    expect(await screen.findByRole("heading", { name: calendar.nothingScheduled })).toBeVisible();
    expect(storage.entries()).toEqual({});
  });

  it("reloads when the device is back online", async () => {
    const list = vi.fn(async () => [aCalendarEvent()]);
    const down = new UnavailableError("The line is down");
    list.mockRejectedValueOnce(down).mockRejectedValueOnce(down).mockRejectedValueOnce(down);
    const { user } = await renderSite({ upcomingEvents: { list } }, "/calendar");
    const tryAgain = await screen.findByRole("button", { name: buttons.tryAgain });
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    await user.click(tryAgain);
    await waitFor(() => expect(list).toHaveBeenCalledTimes(3));
    expect(tryAgain).toHaveFocus();
    await user.click(tryAgain);
    expect(await screen.findByRole("article")).toBeVisible();
    expect(screen.getByRole("heading", { name: calendar.upcoming })).toHaveFocus();
  });
});

it.each<[dates: CalendarDate[], words: string]>([
  [["2026-12-02", "2026-12-09"], "every Wednesday"],
  [["2026-12-02", "2026-12-16"], "every other Wednesday"],
  [["2026-12-02", "2027-01-06"], "every first Wednesday of the month"],
  [["2026-12-25", "2027-01-22"], "every fourth Friday of the month"],
  [["2026-12-02", "2026-12-09", "2026-12-23"], "Wednesdays"],
])("the dates of a series are described in words: %j", (dates, words) => {
  const [run] = seriesRuns(evenings(dates));
  expect(run && runDays(run)).toBe(words);
});

it("a language can have different words for each weekday", () => {
  const weekly = [
    "todos os domingos",
    ...Array(4).fill("todas as {weekday}s"),
    "todas as sextas-feiras",
    "todos os sábados",
  ];
  const [run] = seriesRuns(evenings(["2026-12-04", "2026-12-11"]));
  expect(run && runDays(run, { ...repeatingDays, weekly })).toBe("todas as sextas-feiras");
});

it("an event's summary fits into the contact page's URL", () => {
  const words = titleWithTime(aCalendarEvent({ title: "Reiki ".repeat(100), date: "2026-09-30", time: "12:30" }));
  expect(words).toMatch(/^Reiki .*…, Wednesday, September 30, 2026 at 12:30 PM$/);
  expect(parseContactSearch({ about: words }).about).toBe(words);
});
