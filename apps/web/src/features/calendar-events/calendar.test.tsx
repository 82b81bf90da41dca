import { aCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CalendarEventRepository } from "../../ioc/tokens.ts";
import { createTestContainer, renderApp } from "../../testing/render-app.tsx";
import { storeWith } from "../../testing/store-with.ts";

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
    expect(event.getByText("Group Session")).toBeVisible();
    expect(event.getByText(/Where:/)).toHaveTextContent("Where: The practice");
  });

  it("keeps an event through the last minute of its day, and no longer", async () => {
    const event = aCalendarEvent({ date: "2026-05-01", time: "09:00" });
    const { unmount } = await openCalendar([event], "2026-05-01T23:59:59.999");
    expect(await screen.findByRole("article")).toBeVisible();
    unmount();

    await openCalendar([event], "2026-05-02T00:00:00");
    expect(await screen.findByText("No Upcoming Events")).toBeVisible();
  });

  it("shows ten at most, the soonest first", async () => {
    const days = Array.from({ length: 12 }, (_, day) => day + 10).reverse();
    await openCalendar(days.map((day) => aCalendarEvent({ id: day, title: `Day ${day}`, date: `2026-05-${day}` })));
    const titles = (await screen.findAllByRole("article")).map(
      (event) => within(event).getByRole("heading").textContent,
    );
    expect(titles).toEqual(Array.from({ length: 10 }, (_, day) => `Day ${day + 10}`));
  });

  it("leads on when nothing is coming up", async () => {
    await openCalendar([]);
    expect(await screen.findByRole("heading", { name: "No Upcoming Events" })).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Contact me" })).toHaveAttribute("href", "/contact");
    expect(main.getByRole("link", { name: "About aura readings" })).toHaveAttribute("href", "/aura-reading");
  });

  it("follows a change that is made elsewhere", async () => {
    const { repository } = await openCalendar([]);
    await screen.findByText("No Upcoming Events");
    await repository.add([{ title: "From another tab", date: "2026-06-01", time: "10:00" }]);
    expect(await screen.findByRole("heading", { name: "From another tab" })).toBeVisible();
  });
});
