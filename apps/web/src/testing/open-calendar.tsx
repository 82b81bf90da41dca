import type { CalendarEvent } from "@inner-light/core";
import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { UpcomingCalendarEvents } from "../features/calendar/upcoming-calendar-events.tsx";
import type { Backend } from "../ioc/define-backend.ts";
import { openGate } from "./open-admin.tsx";
import { backendWith, renderApp } from "./render-app.tsx";
import { renderIn } from "./render-site.tsx";
import { storeWith } from "./store-with.ts";

type Site = Omit<Parameters<typeof renderApp>[0], "path" | "ports"> & { readonly path?: string };

/** The visitors' calendar over a backend, without the page around it. */
export const renderCalendar = (backend: Backend, at?: Parameters<typeof renderIn>[2]) =>
  renderIn(backend, <UpcomingCalendarEvents />, at);

/** The visitors' calendar with these events on May 1, 2026, once it has loaded. */
export async function openCalendar(
  events: readonly CalendarEvent[],
  { path = "/calendar", backend, clock }: Site = {},
) {
  const ports = storeWith({ events });
  const view = await renderCalendar(backendWith(ports, backend), { path, clock });
  await untilRead();
  return { ...view, ports };
}

/** The same on its page, or on another page that shows the events, after the owner has unlocked /admin. */
export async function openCalendarPage(events: readonly CalendarEvent[], site: Site = {}) {
  const ports = storeWith({ events });
  const view = await renderApp({ path: "/calendar", backend: {}, ...site, ports: { ...ports, gate: openGate } });
  await untilRead();
  return { ...view, ports };
}

const untilRead = () => waitFor(() => expect(screen.queryByText("Looking at the calendar…")).not.toBeInTheDocument());
