import type { BackendPorts } from "../backend/backend-ports.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import { calendarEventsSuites } from "./calendar-event-repository-contract.ts";
import { changeFeedSuite } from "./change-feed-contract.ts";
import { type CreateHarness, describeContract } from "./contract.ts";
import { failingStoreSuites } from "./failing-store-contract.ts";
import { inboxSuites } from "./inbox-contract.ts";
import type { PortSuite } from "./port-suite.ts";
import type { BackendHarness, PortName, Tools } from "./ports-harness.ts";
import { type CreateReference, describeBesideReference } from "./reference-contract.ts";
import { snapshotsSuites } from "./snapshots-contract.ts";
import { twoWritersSuites } from "./two-writers-contract.ts";

const SUITES: readonly PortSuite[] = [
  ...calendarEventsSuites,
  ...inboxSuites,
  ...snapshotsSuites,
  changeFeedSuite,
  ...failingStoreSuites,
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
  createHarness: CreateHarness<BackendHarness<Pick<BackendPorts, Name>>>,
  ports: readonly Name[],
  createReference: CreateReference,
): void {
  const bound = new Set<PortName>(ports);
  describeBesideReference(name, createHarness, bound, createReference);
  for (const { promise, ports: needed, tools, cases } of SUITES) {
    if (needed.every((port) => bound.has(port)))
      describeContract(`${name} ${promise}`, cases, async () => withRaw(await createHarness()), tools);
  }
}

/** The harness, with a tool that takes the stored values from snapshots unless it has one of its own. */
function withRaw(harness: BackendHarness<Partial<BackendPorts>>): BackendHarness<Partial<BackendPorts>> {
  const { snapshots } = harness.open();
  if (harness.raw || !snapshots) return harness;
  return Object.assign(harness, {
    raw: {
      add: (noun, values) => snapshots.merge({ ...EMPTY_SNAPSHOT, [noun]: values.map((value) => ({ value })) }),
      list: async (noun) => ((await snapshots.read())[noun] ?? []).map(({ value }) => value),
    } satisfies Tools["raw"],
  });
}
