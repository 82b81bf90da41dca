import type { CalendarEvent } from "@inner-light/core";
import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { openGate } from "./open-admin.ts";
import { renderApp } from "./render-app.tsx";
import { storeWith } from "./store-with.ts";

type Site = Omit<Parameters<typeof renderApp>[0], "path" | "ports"> & { readonly path?: string };

/** The visitors' calendar with these events on May 1, 2026, or another page that shows it, once it is read. */
export async function openCalendar(events: readonly CalendarEvent[], site: Site = {}) {
  const ports = storeWith({ events });
  const view = await renderApp({ path: "/calendar", backend: {}, ...site, ports: { ...ports, gate: openGate } });
  await waitFor(() => expect(screen.queryByText("Looking at the calendar…")).not.toBeInTheDocument());
  return { ...view, ports };
}
