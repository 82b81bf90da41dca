import type { BackendPorts } from "../backend/backend-ports.ts";
import { calendarEventsSuites } from "./calendar-event-repository-contract.ts";
import { changeFeedSuites } from "./change-feed-contract.ts";
import { type CreateHarness, describeContract } from "./contract.ts";
import { failingStoreSuites } from "./failing-store-contract.ts";
import { inboxSuites } from "./inbox-contract.ts";
import type { BackendHarness, PortName, PortSuite } from "./ports-harness.ts";
import { type CreateReference, describeBesideReference } from "./reference-contract.ts";
import { snapshotsSuites } from "./snapshots-contract.ts";
import { twoWritersSuites } from "./two-writers-contract.ts";

const SUITES: readonly PortSuite[] = [
  ...calendarEventsSuites,
  ...inboxSuites,
  ...snapshotsSuites,
  ...changeFeedSuites,
  ...failingStoreSuites,
  ...twoWritersSuites,
];

export const STORE_PORTS = [
  "upcomingEvents",
  "calendarEvents",
  "contactSubmissions",
  "inbox",
  "gallerySlides",
  "snapshots",
  "deletedRecords",
  "changes",
] as const satisfies readonly PortName[];

/** Runs every suite for these ports. The gate and the published calendar have suites of their own. */
export function describePorts<const Name extends PortName>(
  name: string,
  createHarness: CreateHarness<BackendHarness<Pick<BackendPorts, Name>>>,
  ports: readonly Name[],
  createReference: CreateReference,
): void {
  const bound = new Set<PortName>(ports);
  describeBesideReference(name, createHarness, bound, createReference);
  for (const { promise, ports: needed, tools, cases } of SUITES) {
    if (needed.every((port) => bound.has(port))) describeContract(`${name} ${promise}`, cases, createHarness, tools);
  }
}
