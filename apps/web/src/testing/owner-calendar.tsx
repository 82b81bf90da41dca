import { aCalendarEvent } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { CalendarEventManager } from "../features/calendar-manager/list/calendar-event-manager.tsx";
import type { Backend } from "../ioc/define-backend.ts";
import { OwnersLanguage } from "../ui/language/owners-language.tsx";
import { backendWith } from "./render-app.tsx";
import { renderIn } from "./render-site.tsx";
import { storeWith } from "./store-with.ts";
import { fillIn } from "./typed-event.ts";

export const circle = aCalendarEvent({ id: 1, title: "Circle", date: "2026-06-01", location: "The orchard" });
export const walk = aCalendarEvent({ id: 2, title: "Walk", date: "2026-07-01", time: "09:00" });
export const vigil = aCalendarEvent({ id: 3, title: "Vigil", date: "2026-04-01" });

/** The owner's calendar with these events, on May 1, 2026, without the page around it. */
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

/** The owner's calendar over a backend. */
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

/** A button of the page, by its name. */
export const button = (name: string) => screen.getByRole("button", { name });
/** A field of the page, by its label. */
export const field = (label: string) => screen.getByLabelText(label);
/** The titles of the events, in order. */
export const titles = () =>
  screen.queryAllByRole("article").map((event) => within(event).getByRole("heading").textContent);
/** Waits for a toast with these words. */
export const expectToast = (words: string) =>
  waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(words));
