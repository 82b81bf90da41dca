import type { CalendarEvent } from "@inner-light/core";
import { aCalendarEvent, type FixedClock } from "@inner-light/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { UpcomingCalendarEvents } from "../features/calendar/upcoming-calendar-events.tsx";
import { CalendarEventManager } from "../features/calendar-manager/list/calendar-event-manager.tsx";
import type { Backend } from "../ioc/define-backend.ts";
import { AdminPage } from "../routes/admin-page.tsx";
import { OwnersLanguage } from "../ui/language/owners-language.tsx";
import { backendWith, renderApp, renderIn, type SiteUnderTest } from "./render-site.tsx";
import { storeWith } from "./store-with.ts";
import { fillIn } from "./typed-input.ts";

/** A gate that is already unlocked. */
export const openGate = { isOpen: async () => true, unlock: async () => true };

/** Renders the owner's page without the header and footer. */
export const renderAdmin = (backend: Backend, clock?: FixedClock) =>
  renderIn(backend, <AdminPage />, { path: "/admin", clock });

/** Opens the owner's page, unlocked. */
export async function openAdmin({ ports = storeWith(), backend, clock }: SiteUnderTest = {}) {
  const view = await renderAdmin(backendWith({ ...ports, gate: openGate }, backend), clock);
  await screen.findByText("Add New Event");
  return view;
}

type Site = Omit<Parameters<typeof renderApp>[0], "path" | "ports"> & { readonly path?: string };

/** Renders the visitors' calendar without the page around it. */
export const renderCalendar = (backend: Backend, at?: Parameters<typeof renderIn>[2]) =>
  renderIn(backend, <UpcomingCalendarEvents />, at);

/** Opens the visitors' calendar with `events` in it, by default as of May 1, 2026. */
export async function openCalendar(
  events: readonly CalendarEvent[],
  { path = "/calendar", backend, clock }: Site = {},
) {
  const ports = storeWith({ events });
  const view = await renderCalendar(backendWith(ports, backend), { path, clock });
  await untilRead();
  return { ...view, ports };
}

/** Opens the whole calendar page with `events` in it, after the owner has unlocked /admin. */
export async function openCalendarPage(events: readonly CalendarEvent[], site: Site = {}) {
  const ports = storeWith({ events });
  const view = await renderApp({ path: "/calendar", backend: {}, ...site, ports: { ...ports, gate: openGate } });
  await untilRead();
  return { ...view, ports };
}

const untilRead = () => waitFor(() => expect(screen.queryByText("Looking at the calendar…")).not.toBeInTheDocument());

export const circle = aCalendarEvent({ id: 1, title: "Circle", date: "2026-06-01", location: "The orchard" });
export const walk = aCalendarEvent({ id: 2, title: "Walk", date: "2026-07-01", time: "09:00" });
export const vigil = aCalendarEvent({ id: 3, title: "Vigil", date: "2026-04-01" });

/** Opens the owner's calendar as of May 1, 2026, with `events` in it. */
export async function openManager(events = [circle, walk]) {
  const ports = storeWith({ events });
  const view = await renderManager(backendWith(ports, { optionalPorts: [] }));
  return {
    ...view,
    repository: ports.calendarEvents,
    deletedRecords: ports.deletedRecords,
    press: (name: string) => view.user.click(button(name)),
    fill: fillIn,
  };
}

export async function renderManager(backend: Backend) {
  const visitorsView = () => ({ isPublic: false, note: null });
  const view = await renderIn(
    backend,
    <OwnersLanguage>
      <CalendarEventManager links={null} notices={null} whenEmpty={null} visitorsView={visitorsView} />
    </OwnersLanguage>,
  );
  await screen.findByText("Add New Event");
  return view;
}

export const button = (name: string) => screen.getByRole("button", { name });
export const field = (label: string) => screen.getByLabelText(label);
/** Returns the titles of events and series, in display order. */
export const titles = () =>
  screen
    .queryAllByRole("heading", { level: 3 })
    .filter((title) => title.closest("li") !== null && title.closest("form") === null)
    .map(({ textContent }) => textContent);
export const expectToast = (words: string) =>
  waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(words));
