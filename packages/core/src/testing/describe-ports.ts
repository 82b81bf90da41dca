import { calendarEventChangesSuite } from "./calendar-event-changes-contract.ts";
import { calendarEventsSuite } from "./calendar-event-repository-contract.ts";
import { changeFeedSuite } from "./change-feed-contract.ts";
import { contactSubmissionsSuite } from "./contact-submission-repository-contract.ts";
import { type CreateHarness, describeContract } from "./contract.ts";
import { deletedRecordsSuites } from "./deleted-records-contract.ts";
import { failingStoreSuites } from "./failing-store-contract.ts";
import { gallerySlidesSuite } from "./gallery-slide-repository-contract.ts";
import { inboxSuites } from "./inbox-contract.ts";
import { interruptedWritesSuites } from "./interrupted-writes-contract.ts";
import { lostAnswersSuites } from "./lost-answers-contract.ts";
import { ownMessagesSuites } from "./own-messages-contract.ts";
import type { PortSuite } from "./port-suite.ts";
import type { BackendHarness, PortName, Ports } from "./ports-harness.ts";
import { type CreateReference, describeBesideReference } from "./reference-contract.ts";
import { snapshotsSuites } from "./snapshots-contract.ts";
import { diagnosticsSuite } from "./storage-diagnostics-contract.ts";
import { suspectedSpamSuite } from "./suspected-spam-contract.ts";
import { twoWritersSuites } from "./two-writers-contract.ts";
import { upcomingEventsSuite } from "./upcoming-events-contract.ts";

const SUITES: readonly PortSuite[] = [
  upcomingEventsSuite,
  calendarEventsSuite,
  calendarEventChangesSuite,
  contactSubmissionsSuite,
  ...inboxSuites,
  gallerySlidesSuite,
  ...snapshotsSuites,
  ...deletedRecordsSuites,
  diagnosticsSuite,
  suspectedSpamSuite,
  ...ownMessagesSuites,
  changeFeedSuite,
  ...failingStoreSuites,
  ...interruptedWritesSuites,
  ...lostAnswersSuites,
  ...twoWritersSuites,
];

/** The ports of a store with everything that a practice uses. The other three suit some kinds of stores only. */
export const STORE_PORTS = [
  "upcomingEvents",
  "calendarEvents",
  "contactSubmissions",
  "inbox",
  "gallerySlides",
  "snapshots",
  "deletedRecords",
  "diagnostics",
] as const satisfies readonly PortName[];

/**
 * Runs every suite that a backend with these ports owes. What a suite expects of writes follows from the guarantees of
 * the harness. The gate and the published calendar have suites of their own.
 */
export function describePorts<const Name extends PortName>(
  name: string,
  createHarness: CreateHarness<BackendHarness<Pick<Ports, Name>>>,
  ports: readonly Name[],
  createReference: CreateReference,
): void {
  const bound = new Set<PortName>(ports);
  describeBesideReference(name, createHarness, bound, createReference);
  for (const { promise, ports: needed, tools, cases } of SUITES) {
    if (needed.every((port) => bound.has(port))) describeContract(`${name} ${promise}`, cases, createHarness, tools);
  }
}
