import { aCalendarEvent, aContactSubmission, memoryPublisher } from "@inner-light/core/testing";
import { cleanup, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { OptionalPort } from "./ioc/ports-and-use-cases.ts";
import { openGate, renderAdmin } from "./testing/open-pages.tsx";
import { backendWith } from "./testing/render-site.tsx";
import { storeWith } from "./testing/store-with.ts";

const store = storeWith({
  events: [aCalendarEvent({ series: 7 })],
  messages: [aContactSubmission({ fullName: "Ada Lovelace" })],
  published: { createdAt: "2026-04-30T12:00:00.000Z", events: [aCalendarEvent({ title: "Earlier" })] },
});
const optional = {
  diagnostics: store.diagnostics,
  publishedCalendar: store.publishedCalendar,
  suspectedSpam: store.suspectedSpam,
  messageIntake: { status: async () => ({ messagesPerDay: 3, mailFailure: null }), erase: async () => {} },
  changePoller: { poll: async () => {} },
  calendarPublisher: {
    ...memoryPublisher().open(),
    ...{ key: async () => null, connect: async () => {}, forget: async () => {} },
  },
} satisfies Partial<Record<OptionalPort, object>>;

const names = Object.keys(optional).filter((name): name is keyof typeof optional => name in optional);

it("the owner's page works without any of the optional ports", async () => {
  const complaintsOfReact = vi.spyOn(console, "error");
  for (const bound of [names, ...names.map((left) => names.filter((name) => name !== left)), []]) {
    const ports = { ...store, gate: openGate, ...Object.fromEntries(bound.map((name) => [name, optional[name]])) };
    await renderAdmin(backendWith(ports, { optionalPorts: bound }));
    for (const title of ["Current events", "Ada Lovelace", "Backup"])
      expect(await screen.findByRole("heading", { name: title }), bound.join()).toBeVisible();
    expect(screen.queryByText(/went wrong|can’t be read/), bound.join()).not.toBeInTheDocument();
    cleanup();
  }
  expect(complaintsOfReact).not.toHaveBeenCalled();
});
