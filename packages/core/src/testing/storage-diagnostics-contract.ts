import { expect } from "vitest";
import { addCalendarEvent } from "./fixtures.ts";
import { portSuite } from "./port-suite.ts";

const PORTS = ["calendarEvents", "diagnostics"] as const;

/** What every `StorageDiagnostics` promises. What each finds in a damaged store is for its own tests. */
export const diagnosticsSuite = portSuite("keeps the contract of StorageDiagnostics", PORTS, [], {
  "the raw export is JSON, and has what is stored": async ({ open }) => {
    await addCalendarEvent(open().calendarEvents, { title: "an evening in words of its own" });
    const text = await open().diagnostics.exportRaw();
    expect(() => JSON.parse(text)).not.toThrow();
    expect(text).toContain("an evening in words of its own");
  },
});
