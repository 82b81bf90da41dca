import type { CalendarEvent } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Backend } from "../../ioc/define-backend.ts";
import { site } from "../../site/site.ts";
import { publish } from "../../testing/built-page.tsx";
import { catchDownloads } from "../../testing/catch-downloads.ts";
import { changeInTest } from "../../testing/in-test.ts";
import { openCalendar, openCalendarPage } from "../../testing/open-pages.tsx";

const files = catchDownloads();

const evening = aCalendarEvent({ id: 7, location: "12 Quiet Lane, Albany" });

async function openCard(event: CalendarEvent = evening) {
  const { user } = await openCalendar([event]);
  return { user, card: within(screen.getByRole("article")) };
}

describe("an event on the calendar", () => {
  it("hides its other actions until the visitor opens them", async () => {
    const { user, card } = await openCard();
    const add = card.getByText(/^Add to calendar/);
    expect(add).not.toBeVisible();
    await user.click(card.getByText(/^More/));
    expect(add).toBeVisible();
  });

  it("opens Google Calendar and a map in a new tab", async () => {
    const { card } = await openCard();
    const google = card.getByRole("link", { name: /^Google Calendar Group Reiki evening/ });
    expect(google.getAttribute("href")).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/);
    const map = card.getByRole("link", { name: /^Map Group Reiki evening/ });
    expect(map).toHaveAttribute("href", "https://www.openstreetmap.org/search?query=12%20Quiet%20Lane%2C%20Albany");
    for (const link of [google, map]) {
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noreferrer");
    }
  });

  it.each([{ full: true }, { canceled: true }])("offers a question about another date if it has %j", async (state) => {
    const { card } = await openCard({ ...evening, ...state });
    expect(card.getByRole("link", { name: /^Ask about another date/ })).toBeVisible();
  });

  it("has no Google Calendar link if it is canceled", async () => {
    const { card } = await openCard({ ...evening, canceled: true });
    expect(card.queryByRole("link", { name: /^Google Calendar/ })).not.toBeInTheDocument();
    expect(card.getByRole("button", { name: /^Add to calendar/ })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Add all/ })).not.toBeInTheDocument();
  });

  it("downloads every date of its series in one calendar file", async () => {
    const dates = ["2026-05-14", "2026-05-21"] as const;
    const { user, router } = await openCalendar(dates.map((date, id) => ({ ...evening, id, date, series: 7 })));
    const google = screen.getByRole("link", { name: /^Google Calendar: only Thursday, May\u00a014, 2026/ });
    expect(google).toHaveAttribute("href", expect.stringContaining("20260514T183000"));
    await user.click(screen.getByRole("button", { name: "Add these dates to calendar Group Reiki evening" }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await files[0]?.blob.text())?.match(/DTSTART:202605\d\d/g)).toHaveLength(2);
    const about = "Group Reiki evening, every Thursday from May 14, 2026 at 6:30 PM";
    await user.click(screen.getByRole("link", { name: `Ask about this event ${about}` }));
    expect(router.state.location.search).toEqual({ about });
  });

  it("is exported in the practice's time zone", async () => {
    changeInTest(site, { timeZone: "America/New_York" });
    const { user } = await openCalendar([evening, aCalendarEvent({ id: 8, title: "Another" })]);
    await user.click(screen.getByRole("button", { name: "Add all events to your calendar" }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe("upcoming-events.ics");
    const text = await files[0]?.blob.text();
    expect(text?.match(/DTSTART:20260514T223000Z/g)).toHaveLength(2);
    // Events have no page until they are published.
    expect(text?.match(/URL;VALUE=URI:http:\/\/localhost:\d+\/calendar\r/g)).toHaveLength(2);
  });
});

const another = aCalendarEvent({ id: 8, title: "Another" });

const inBrowser: Partial<Backend> = { dataLocation: "this-browser", optionalPorts: ["publishedCalendar"] };
const atPractice: Partial<Backend> = { dataLocation: "practice", optionalPorts: [] };

describe("the link to an event's page", () => {
  it.each([
    ["the calendar is shared", atPractice, null],
    ["the event is published unchanged", inBrowser, [evening]],
  ])("can be copied if %s", async (_, backend, published) => {
    publish(published);
    const { user } = await openCalendarPage([evening], { backend });
    await user.click(screen.getByRole("button", { name: "Copy link Group Reiki evening" }));
    await screen.findByRole("button", { name: "Copied" });
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/events/7/`);
  });

  it.each([
    ["nothing is published", null],
    ["the event has changed since", [{ ...evening, time: "19:00" as const }, another]],
  ])("is missing if %s", async (_, published) => {
    publish(published);
    const { router } = await openCalendarPage([evening, { ...another, title: "Changed" }], { backend: inBrowser });
    expect(await screen.findByRole("heading", { name: "Changed" })).toBeVisible();
    expect(screen.queryByText(/publish/i)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Copy link/ })).not.toBeInTheDocument();
    await router.navigate({ to: "/admin" });
    expect(await screen.findByText(/Changes stay in this browser until you/)).toBeVisible();
  });
});
