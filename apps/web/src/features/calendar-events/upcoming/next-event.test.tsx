import { aCalendarEvent } from "@inner-light/core/testing";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { publish } from "../../../testing/built-page.tsx";
import { renderComponent } from "../../../testing/render-site.tsx";
import { NextEvent } from "./next-event.tsx";

// A call of a port fails the test: the line shows what is known without one.
const renderLine = () => renderComponent(<NextEvent />, { PublishedCalendar: {} });

it("the next event is the first published one that is not over and takes place, and leads to the calendar", async () => {
  publish([
    aCalendarEvent({ id: 1, date: "2026-04-30" }),
    aCalendarEvent({ id: 2, date: "2026-05-01", canceled: true }),
    aCalendarEvent({ id: 3, date: "2026-05-01", title: "Moon circle", full: true }),
    aCalendarEvent({ id: 4 }),
  ]);
  await renderLine();
  const link = screen.getByRole("link", { name: "Moon circle, Friday, May\u00a01, 2026 at 6:30\u00a0PM" });
  expect(link).toHaveAttribute("href", "/calendar#event-3");
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

it("the next event is not mentioned where none is published, or the last one is over", async () => {
  for (const events of [null, [aCalendarEvent({ date: "2026-04-30" })]]) {
    publish(events);
    const { unmount } = await renderLine();
    expect(screen.queryByText(/^Next:/)).not.toBeInTheDocument();
    unmount();
  }
});
