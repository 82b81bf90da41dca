import type { CalendarDate, CalendarEvent } from "@inner-light/core";
import { aCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { App } from "./app.tsx";
import { createAppRouter } from "./create-app-router.ts";
import type { Backend } from "./ioc/backend.ts";
import { CalendarEventRepository } from "./ioc/tokens.ts";
import { fillQueries } from "./queries/page-data.ts";
import { rootOf } from "./testing/built-page.tsx";
import { createTestContainer } from "./testing/render-app.tsx";
import { backendUnderTest, storeWith } from "./testing/store-with.ts";

/** The calendar of a practice that shares its storage, as its server renders it with these events, and as a page takes it over. */
async function calendarWith(upcoming: readonly CalendarEvent[]) {
  const container = createTestContainer(storeWith({ events: upcoming }));
  const reading = vi.spyOn(container.get(CalendarEventRepository), "upcoming");
  const load = vi.fn(async () => container);
  const backend: Backend = { ...backendUnderTest(), dataLocation: "practice", optionalPorts: [], load };
  const clock = new FixedClock();
  const app = async (today: CalendarDate | null) => {
    const router = createAppRouter(createMemoryHistory({ initialEntries: ["/calendar"] }));
    router.ssr = { manifest: undefined };
    await router.load();
    return (
      <App
        router={router}
        backend={backend}
        clock={clock}
        fillQueries={(queryClient) => fillQueries(queryClient, { upcoming }, today)}
      />
    );
  };
  const root = rootOf(renderToString(await app(null)));
  return {
    root,
    load,
    reading,
    hydrate: async () => render(await app("2026-05-01"), { container: root, hydrate: true }),
  };
}

const events = Array.from({ length: 12 }, (_, index) =>
  aCalendarEvent({ id: index + 1, title: `Event ${index + 1}`, date: index === 0 ? "2026-04-30" : "2026-05-14" }),
);

const titlesIn = (root: ParentNode) => Array.from(root.querySelectorAll("article h3"), (title) => title.textContent);

it("a page that came with its events shows those of the day, without a difference and without a request", async () => {
  const { root, load, reading, hydrate } = await calendarWith(events);
  expect(titlesIn(root)).toHaveLength(12);
  expect(root.querySelector("[data-built]")).not.toBeNull();
  document.body.append(root);
  const problems = vi.spyOn(console, "error");
  await hydrate();
  await waitFor(() => expect(root.querySelector("[data-built]")).toBeNull());
  expect(titlesIn(root)).toEqual(events.slice(1, 11).map(({ title }) => title));
  expect(screen.getByText("More dates later.")).toBeVisible();
  expect(problems).not.toHaveBeenCalled();
  expect(reading).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
  problems.mockRestore();
});

it("a page that came without events says so before any script runs", async () => {
  const { root } = await calendarWith([]);
  expect(root.textContent).toContain("No Upcoming Events");
  expect(root.textContent).not.toContain("Looking at the calendar");
});
