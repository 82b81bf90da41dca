import { CALENDAR_EVENT_TYPES } from "@inner-light/core";
import { aCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { calendar } from "../../../../words/calendar.ts";
import { services } from "../../../../words/services.ts";
import { CalendarEventRepository } from "../../../ioc/tokens.ts";
import { createTestContainer, renderApp } from "../../../testing/render-app.tsx";
import { storeWith } from "../../../testing/store-with.ts";
import { createStoredSite } from "../../../testing/stored-site.ts";

const { auraReading, reikiHealing } = services;
const { workshop, groupSession } = calendar;
const { booking } = calendar;

async function openCalendar(events: readonly ReturnType<typeof aCalendarEvent>[], now = "2026-05-01T12:00:00") {
  const container = createTestContainer(storeWith({ events }));
  const repository = container.get(CalendarEventRepository);
  return { repository, ...(await renderApp({ path: "/calendar", container, clock: new FixedClock(now) })) };
}

describe("the calendar", () => {
  it("shows what an event is, when and where", async () => {
    await openCalendar([aCalendarEvent({ date: "2026-05-14", time: "18:30", type: "group-session" })]);
    const event = within(await screen.findByRole("article"));
    expect(event.getByRole("heading", { name: "Group Reiki evening" })).toBeVisible();
    expect(event.getByText("Thursday, May 14, 2026 at 6:30 PM")).toBeVisible();
    expect(event.getByText("An hour of shared quiet.")).toBeVisible();
    expect(event.getByText(/Where:/)).toHaveTextContent("Where: The practice");
    expect(screen.queryByText(calendar.nothingScheduled)).not.toBeInTheDocument();
  });

  it("has the light of an event before its day and words, so that nothing moves while the page arrives in parts", async () => {
    await openCalendar([aCalendarEvent()]);
    const parts = [...(await screen.findByRole("article")).children];
    expect(parts.findIndex((part) => part.querySelector("svg"))).toBe(0);
  });

  it("says in words of which type an event is", async () => {
    const types = CALENDAR_EVENT_TYPES.map((type, id) => aCalendarEvent({ id, type, title: "A gathering" }));
    await openCalendar(types);
    const cards = await screen.findAllByRole("article");
    const words = [auraReading, reikiHealing, workshop, groupSession].map(({ eventName }) => eventName);
    for (const [index, card] of cards.entries()) expect(within(card).getByText(words[index] ?? "")).toBeVisible();
    expect(cards).toHaveLength(words.length);
  });

  it("does not speak of a place that an event does not have", async () => {
    const { location: _, ...bare } = aCalendarEvent({ id: 1 });
    await openCalendar([bare, aCalendarEvent({ id: 2, location: "" })]);
    for (const card of await screen.findAllByRole("article")) {
      expect(card).not.toHaveTextContent("Where:");
    }
  });

  it.each([
    ["20:00", "Thursday, May 14, 2026 at 6:30 PM to 8:00 PM"],
    ["01:00", "Thursday, May 14, 2026 at 6:30 PM to 1:00 AM the next day"],
  ] as const)("says when an event ends: %s", async (ends, words) => {
    await openCalendar([aCalendarEvent({ date: "2026-05-14", time: "18:30", ends })]);
    const [when] = within(await screen.findByRole("article")).getAllByRole("paragraph");
    expect(when).toHaveTextContent(words);
  });

  it("keeps a canceled event and a full one in their places, and says so in words", async () => {
    await openCalendar([
      aCalendarEvent({ id: 1, canceled: true, full: true }),
      aCalendarEvent({ id: 2, full: true }),
      aCalendarEvent({ id: 3, canceled: false }),
    ]);
    const cards = await screen.findAllByRole("article");
    const states = cards.map((card) =>
      within(card)
        .queryAllByText(/^(Canceled|Full)$/)
        .map((word) => word.textContent),
    );
    expect(states).toEqual([["Canceled"], ["Full"], []]);
  });

  it("names each event by its title and its time, which tells repeated ones apart", async () => {
    await openCalendar([
      aCalendarEvent({ date: "2026-05-14", time: "18:30" }),
      aCalendarEvent({ id: 2, date: "2026-05-21", time: "18:30" }),
    ]);
    await screen.findByRole("article", { name: "Group Reiki evening Thursday, May\u00a014, 2026 at 6:30\u00a0PM" });
    await screen.findByRole("article", { name: "Group Reiki evening Thursday, May\u00a021, 2026 at 6:30\u00a0PM" });
  });

  it("shows ten at most, the soonest first", async () => {
    const days = Array.from({ length: 12 }, (_, day) => day + 10).reverse();
    await openCalendar(days.map((day) => aCalendarEvent({ id: day, title: `Day ${day}`, date: `2026-05-${day}` })));
    const titles = (await screen.findAllByRole("article")).map(
      (event) => within(event).getByRole("heading").textContent,
    );
    expect(titles).toEqual(Array.from({ length: 10 }, (_, day) => `Day ${day + 10}`));
    expect(screen.getByText(calendar.moreLater)).toBeVisible();
  });

  it("does not speak of later dates when ten are all there are", async () => {
    await openCalendar(Array.from({ length: 10 }, (_, id) => aCalendarEvent({ id })));
    expect(await screen.findAllByRole("article")).toHaveLength(10);
    expect(screen.queryByText(calendar.moreLater)).not.toBeInTheDocument();
  });

  it("leads on when nothing is coming up", async () => {
    await openCalendar([aCalendarEvent({ date: "2026-04-30" })]);
    expect(await screen.findByRole("heading", { name: calendar.nothingScheduled })).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: calendar.contact })).toHaveAttribute("href", "/contact");
    expect(main.getByRole("link", { name: services.auraReading.about })).toHaveAttribute("href", "/aura-reading");
  });

  it("follows a change that is made elsewhere", async () => {
    const { repository } = await openCalendar([]);
    await screen.findByText(calendar.nothingScheduled);
    await repository.add([{ title: "From another tab", date: "2026-06-01", time: "10:00" }]);
    expect(await screen.findByRole("heading", { name: "From another tab" })).toBeVisible();
  });

  it("is empty on a first visit, and keeps nothing", async () => {
    const { storage, ...site } = createStoredSite();
    await renderApp({ path: "/calendar", ...site });
    expect(await screen.findByRole("heading", { name: calendar.nothingScheduled })).toBeVisible();
    expect(storage.entries()).toEqual({});
  });
});

it("beside the calendar stands how to book, what, and when the practice can be reached", async () => {
  await openCalendar([]);
  const panel = within(screen.getByRole("complementary", { name: booking.title }));
  const [steps, types] = panel.getAllByRole("list");
  expect(panel.getByRole("heading", { name: booking.how })).toBeVisible();
  for (const step of booking.steps) expect(steps).toHaveTextContent(step);
  expect(panel.getByRole("heading", { name: booking.types })).toBeVisible();
  expect(types?.textContent).toBe(
    [auraReading, reikiHealing, workshop, groupSession].map((type) => `${type.eventName}: ${type.booking}`).join(""),
  );
  expect(panel.getByText("Saturday").nextSibling).toHaveTextContent("10:00 AM – 5:00 PM");
  expect(panel.getByText(/^Phone:/)).toHaveTextContent("Phone: (555) 000-0000 (placeholder)");
  expect(panel.queryByRole("link")).not.toBeInTheDocument();
});
