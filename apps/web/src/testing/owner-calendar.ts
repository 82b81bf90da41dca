import { aCalendarEvent } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { openAdmin } from "./open-admin.ts";
import { storeWith } from "./store-with.ts";
import { fillIn } from "./typed-event.ts";

export const circle = aCalendarEvent({ id: 1, title: "Circle", date: "2026-06-01", location: "The orchard" });
export const walk = aCalendarEvent({ id: 2, title: "Walk", date: "2026-07-01", time: "09:00" });
export const vigil = aCalendarEvent({ id: 3, title: "Vigil", date: "2026-04-01" });

/** The owner's calendar with these events, on May 1, 2026, and nothing else of the owner's page. */
export async function openManager(events = [circle, walk], feed: "changes"[] = ["changes"]) {
  const ports = storeWith({ events });
  const optionalPorts = ["gate", "calendarEvents", "deletedRecords", ...feed] as const;
  const view = await openAdmin({ ports, backend: { optionalPorts } });
  return {
    ...view,
    repository: ports.calendarEvents,
    deletedRecords: ports.deletedRecords,
    press: (name: string) => view.user.click(button(name)),
    fill: fillIn,
  };
}

/** A button of the page, by its name. */
export const button = (name: string) => screen.getByRole("button", { name });
/** A field of the page, by its label. */
export const field = (label: string) => screen.getByLabelText(label);
/** The titles of the events, in their order. */
export const titles = () =>
  screen.queryAllByRole("article").map((event) => within(event).getByRole("heading").textContent);
/** Waits until a toast says these words. */
export const expectToast = (words: string) =>
  waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(words));
