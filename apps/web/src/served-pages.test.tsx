import type { CalendarDate, PageEvents } from "@inner-light/core";
import { aCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import { calendar } from "../words/calendar.ts";
import { App } from "./app.tsx";
import { createAppRouter } from "./create-app-router.tsx";
import type { Backend } from "./ioc/define-backend.ts";
import { storageLocalBackend } from "./ioc/storage-local.backend.ts";
import { fillQueries } from "./queries/page-data.ts";
import { rootOf } from "./testing/built-page.tsx";
import { deviceIn } from "./testing/in-test.ts";
import { storeWith } from "./testing/store-with.ts";

deviceIn("America/New_York");

/** Renders a shared site's page on the server. `hydrate` loads it in a browser. */
async function served(path: string, data: PageEvents) {
  const ports = storeWith({ events: data.upcoming ?? [] });
  const reading = vi.spyOn(ports.upcomingEvents, "list");
  const load = vi.fn(async () => ports);
  const backend: Backend = { ...storageLocalBackend, dataLocation: "practice", optionalPorts: [], load };
  const clock = new FixedClock();
  const app = async (today: CalendarDate | null) => {
    const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
    router.ssr = { manifest: undefined };
    await router.load();
    return (
      <App
        router={router}
        backend={backend}
        clock={clock}
        fillQueries={(queryClient) => fillQueries(queryClient, data, today)}
      />
    );
  };
  const root = rootOf(renderToString(await app(null)));
  return {
    root,
    /** Fails on a hydration mismatch, or if the page requests data that it came with. */
    async hydrate() {
      document.body.append(root);
      const problems = vi.spyOn(console, "error");
      onTestFinished(() => problems.mockRestore());
      render(await app("2026-05-01"), { container: root, hydrate: true });
      await act(async () => {});
      for (const call of [problems, reading, load]) expect(call).not.toHaveBeenCalled();
    },
  };
}

const events = Array.from({ length: 12 }, (_, index) =>
  aCalendarEvent({ id: index + 1, title: `Event ${index + 1}`, date: index === 0 ? "2026-04-30" : "2026-05-14" }),
);

const titlesIn = (root: ParentNode) => Array.from(root.querySelectorAll("article h3"), (title) => title.textContent);

it("a served calendar hydrates without a mismatch", async () => {
  const { root, hydrate } = await served("/calendar", { upcoming: events });
  expect(titlesIn(root)).toHaveLength(12);
  expect(root.querySelector("[data-built]")).not.toBeNull();
  await hydrate();
  expect(root.querySelector("[data-built]")).toBeNull();
  expect(titlesIn(root)).toEqual(events.slice(1, 11).map(({ title }) => title));
  expect(screen.getByText(calendar.moreLater)).toBeVisible();
});

it("a served calendar without events is empty before any script runs", async () => {
  const { root } = await served("/calendar", { upcoming: [] });
  expect(root.textContent).toContain(calendar.nothingScheduled);
  expect(root.textContent).not.toContain("Looking at the calendar");
});

it("a served poster has a QR code for the current host", async () => {
  const { root, hydrate } = await served("/calendar/poster", { upcoming: events });
  expect(titlesIn(root)).toEqual(events.slice(0, 10).map(({ title }) => title));
  expect(root.querySelector("article [role=img]")).toBeNull();
  await hydrate();
  expect(titlesIn(root)).toEqual(events.slice(1, 11).map(({ title }) => title));
  expect(screen.getByRole("img", { name: "QR code that leads to the calendar" })).toBeVisible();
});
