import type { CalendarEvent } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { site } from "../../site/site.ts";
import { publish } from "../../testing/built-page.tsx";
import { changeInTest } from "../../testing/in-test.ts";
import { button, openCalendarPage, openManager } from "../../testing/open-pages.tsx";
import { readQrCode } from "../../testing/read-qr-code.ts";

const evening = aCalendarEvent({ id: 7, ends: "20:00", full: true });
const over = aCalendarEvent({ id: 3, title: "Over", date: "2026-04-30" });
const canceled = aCalendarEvent({ id: 4, title: "Called off", canceled: true });

function openPoster(events: readonly CalendarEvent[], path = "/calendar/poster") {
  const backend = { dataLocation: "this-browser", optionalPorts: ["publishedCalendar"] } as const;
  return openCalendarPage(events, { path, backend });
}

const sheet = () => screen.getByRole("article", { name: "Poster" });
const target = () => readQrCode(within(sheet()).getByRole("img", { name: /^QR code/ }));

describe("the calendar's poster", () => {
  it("lists the next ten events", async () => {
    const days = Array.from({ length: 11 }, (_, index) =>
      aCalendarEvent({ id: 10 + index, title: `Evening ${index + 1}` }),
    );
    await openPoster([over, canceled, ...days]);
    const rows = within(sheet()).getAllByRole("listitem");
    expect(rows.map((row) => within(row).getByRole("heading").textContent)).toEqual(
      days.slice(0, 10).map(({ title }) => title),
    );
    expect(rows[0]).toHaveTextContent("May 14Thursday");
    expect(rows[0]).toHaveTextContent("6:30 PM · The practice");
    expect(target()).toMatch(/^http:\/\/localhost:\d+\/calendar$/);
    expect(within(sheet()).getByText(/^localhost:\d+\/calendar$/)).toBeVisible();
    expect(screen.getByText("Not all of these events are published yet")).toBeVisible();
    expect(screen.getByText(/^Your settings don’t say/)).toBeVisible();
  });

  it("lists a series on one line", async () => {
    const dates = ["2026-05-14", "2026-05-21"] as const;
    const walk = aCalendarEvent({ id: 9, title: "Walk", date: "2026-05-16" });
    await openPoster([...dates.map((date, id) => aCalendarEvent({ id, date, ends: "20:00", series: 7 })), walk]);
    const rows = within(sheet()).getAllByRole("listitem");
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent("May 14Thursday");
    expect(rows[0]).toHaveTextContent("every Thursday, 6:30 to 8:00 PM · The practice");
  });

  it("gives each date its own line if the series is irregular", async () => {
    const dates = ["2026-05-14", "2026-05-21", "2026-05-28", "2026-06-04"] as const;
    await openPoster(dates.map((date, id) => aCalendarEvent({ id, date, series: 7, canceled: id === 1 || undefined })));
    const rows = within(sheet()).getAllByRole("listitem");
    expect(rows.map((row) => row.textContent.slice(0, 6))).toEqual(["May\u00a014", "May\u00a028", "June\u00a04"]);
  });

  it("shows a single series if the URL contains one", async () => {
    const others = Array.from({ length: 12 }, (_, id) => aCalendarEvent({ id, title: "Another" }));
    const dates = ["2026-06-04", "2026-06-11"] as const;
    const events = [
      ...others,
      ...dates.map((date, id) => aCalendarEvent({ id: 20 + id, title: "Circle", date, series: 7 })),
    ];
    const { unmount } = await openManager(events);
    const [link] = screen.getAllByRole("link", { name: /^Poster of the series Circle/, hidden: true });
    expect(screen.queryByRole("link", { name: /^Poster of the series Another/, hidden: true })).not.toBeInTheDocument();
    unmount();
    await openPoster(events, link?.getAttribute("href") ?? "");
    const rows = within(sheet()).getAllByRole("listitem");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent("June 4ThursdayCircleevery Thursday");
  });

  it("says that the calendar is empty", async () => {
    await openPoster([over]);
    expect(screen.getByText("There’s nothing to print yet")).toBeVisible();
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
  });

  it("can be printed once all events are published", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    publish([evening]);
    changeInTest(site, { url: "https://quiet-lane.com", calendarFeed: "https://quiet-lane.com/calendar.ics" });
    const { user } = await openPoster([evening]);
    expect(within(sheet()).getByRole("listitem")).toHaveTextContent("6:30 PM to 8:00 PM · The practice");
    expect(within(sheet()).getByText("Full")).toBeVisible();
    expect(target()).toBe("https://quiet-lane.com/calendar");
    expect(screen.queryByText(/published yet|^Your settings/)).not.toBeInTheDocument();
    await user.click(button("Print"));
    expect(print).toHaveBeenCalledOnce();
  });

  it("is linked in /admin while there are upcoming events", async () => {
    const { repository } = await openManager([evening]);
    const link = screen.getByRole("link", { name: "Print a poster" });
    expect(link).toHaveAttribute("href", "/calendar/poster");
    await repository.remove([evening.id]);
    await waitFor(() => expect(link).not.toBeInTheDocument());
  });
});
