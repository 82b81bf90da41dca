import { aCalendarEvent, aContactSubmission, memoryPublisher } from "@inner-light/core/testing";
import { cleanup, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { OptionalPort } from "./ioc/define-backend.ts";
import { openGate, renderAdmin } from "./testing/open-admin.tsx";
import { backendWith } from "./testing/render-app.tsx";
import { storeWith } from "./testing/store-with.ts";

/** A store with something to show. */
const store = storeWith({
  events: [aCalendarEvent({ series: 7 })],
  messages: [aContactSubmission({ fullName: "Ada Lovelace" })],
  published: { createdAt: "2026-04-30T12:00:00.000Z", events: [aCalendarEvent({ title: "Earlier" })] },
});
/** The optional ports that the owner's page asks for. */
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

type Name = keyof typeof optional;

const isName = (name: string): name is Name => name in optional;
const NAMES = Object.keys(optional).filter(isName);

/** Every combination in a thorough run; otherwise enough that each port occurs once without each other port. */
const isThorough = process.env["THOROUGH"] === "1";
const combinations: Name[][] = isThorough
  ? Array.from({ length: 2 ** NAMES.length }, (_, bits) => NAMES.filter((_, index) => (bits >> index) & 1))
  : [0, 1, 2].flatMap((bit) => [0, 1].map((value) => NAMES.filter((_, index) => ((index >> bit) & 1) === value)));

it(
  "the owner's page works with any set of optional ports",
  async () => {
    const complaintsOfReact = vi.spyOn(console, "error");
    for (const names of [...combinations, []]) {
      const bound = Object.fromEntries(names.map((name) => [name, optional[name]]));
      const ports = { ...store, gate: openGate, ...bound };
      await renderAdmin(backendWith(ports, { optionalPorts: names }));
      for (const title of ["Current events", "Ada Lovelace", "Backup"])
        expect(await screen.findByRole("heading", { name: title }), names.join()).toBeVisible();
      expect(screen.queryByText(/went wrong|can’t be read/), names.join()).not.toBeInTheDocument();
      cleanup();
    }
    expect(complaintsOfReact).not.toHaveBeenCalled();
  },
  isThorough ? 1_200_000 : 60_000,
);
