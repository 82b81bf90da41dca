import fc from "fast-check";
import { it } from "vitest";
import type { BackendPorts } from "../backend/backend-ports.ts";
import type { Clock } from "../shared/clock.ts";
import { anyStep } from "./any-step.ts";
import { BothStores, type Outcome, outcomeOf, type Side } from "./both-stores.ts";
import { type CreateHarness, withHarness } from "./contract.ts";
import { STORE_ERROR_CODES } from "./failing-store-contract.ts";
import { FixedClock } from "./fixed-clock.ts";
import { EXAMPLES, FILL } from "./fixed-steps.ts";
import type { BackendHarness, PortName } from "./ports-harness.ts";
import type { Step } from "./reference-operations.ts";

/** Makes the reference: `createMemoryBackend` of `@inner-light/storage-memory`. */
export type CreateReference = (options: { readonly clock: Clock }) => BackendPorts;

type AnyHarness = BackendHarness<Partial<BackendPorts>>;

const OPERATIONS = 20;

/** A slow backend shows the lists after each step, and everything after every fifth. */
const SLOW_INTERVAL = 5;

/**
 * Does the same to a backend and to the reference, at random, and compares everything that both show after each step. The
 * steps of a run come from fast-check's seed; there are a tenth as many as a property has.
 */
export function describeBesideReference(
  name: string,
  createHarness: CreateHarness<AnyHarness>,
  ports: ReadonlySet<PortName>,
  createReference: CreateReference,
): void {
  it(`${name} shows what the reference shows, whatever happens to both`, async () => {
    const { numRuns = 100, seed = 1 } = fc.readConfigureGlobal();
    let isFirst = true;
    const isSlow = await withHarness(createHarness, async (harness) => harness.isSlow === true);
    const steps = fc.array(anyStep(ports), { minLength: OPERATIONS / 2, maxLength: OPERATIONS, size: "max" });
    const property = fc.asyncProperty(steps, async (given) => {
      const difference = await withHarness(createHarness, (harness) =>
        firstDifference(harness, given, ports, createReference, isFirst),
      );
      isFirst = false;
      if (difference !== undefined) throw new Error(`${difference}\n(Seed ${seed}.)`);
    });
    const { failed, errorInstance } = await fc.check(property, {
      examples: EXAMPLES.map((example) => [example]),
      numRuns: EXAMPLES.length + Math.ceil(numRuns / (isSlow ? 100 : 10)),
      seed,
    });
    if (failed) throw errorInstance;
  });
}

/**
 * Runs the steps on a new pair of stores. The first difference in words, and the calls that led to it. Every run begins in
 * the same way, which the first one compares.
 */
async function firstDifference(
  harness: AnyHarness,
  steps: readonly Step[],
  bound: ReadonlySet<PortName>,
  createReference: CreateReference,
  isFirst: boolean,
): Promise<string | undefined> {
  const clock = harness.clock ?? new FixedClock();
  const both = new BothStores(harness, createReference({ clock }), bound);
  const all: readonly Step[] = [...FILL.map((operation) => ({ operation })), ...steps];
  for (const [index, step] of all.entries()) {
    // What a visit shows before and after a change of its own, and what the next one finds, or the one before.
    if (index % 2 === 0) both.visit(index % 4 === 2);
    if (!step.operation.needs.every((port) => bound.has(port))) continue;
    both.beginStep();
    clock.advance((harness.clock && step.operation.wait) ?? 10);
    const isDue = harness.isSlow ? (index + 1) % SLOW_INTERVAL === 0 : isFirst || index >= FILL.length - 1;
    const difference = await differenceAfter(step, harness, both, isDue || index === all.length - 1);
    if (both.isOver) return undefined;
    if (difference !== undefined)
      return `The backend differs from the reference after\n${both.calls.join("\n")}\n${difference}`;
  }
  return undefined;
}

async function differenceAfter(
  { operation, fault }: Step,
  harness: AnyHarness,
  both: BothStores,
  isWhole: boolean,
): Promise<string | undefined> {
  const outcomeAt = (side: Side): Promise<Outcome> => outcomeOf(operation.run(both.ports(side), side, both));
  if (fault === "lost answer" && harness.loseAnswer) {
    both.isLossPlanned = true;
    harness.loseAnswer();
  } else if (typeof fault === "number" && !both.isLossPlanned) harness.interrupt?.(fault);
  if (fault !== undefined) both.calls.push(`// ${fault === "lost answer" ? fault : `cut off at write ${fault}`}`);
  const backend = await outcomeAt("backend");
  harness.interrupt?.(0);
  const isFailure = "error" in backend && STORE_ERROR_CODES.some((code) => code === backend.error);
  if (isFailure && (both.isLossPlanned || (typeof fault === "number" && harness.interrupt))) {
    both.isLossPlanned = false;
    const difference = await both.difference();
    if (difference === undefined || !backend.isUnknown) return difference;
    // Everything is stored where not nothing is, and the error does not rule it out.
    await outcomeAt("reference");
    return both.difference();
  }
  const before = typeof fault === "number" ? await both.reference.snapshots.read() : undefined;
  const reference = await outcomeAt("reference");
  const difference = both.compare({ reference, backend }, operation.returns);
  if (difference !== undefined) return `what it returned: ${difference}`;
  const feedDifference = await both.feedDifference("error" in reference);
  if (feedDifference !== undefined) return feedDifference;
  if (before !== undefined && (await both.difference())?.startsWith("deleted")) {
    // Removing is confirmed although the store has no room to keep what it removes. An earlier deletion of the same record
    // that could not be dropped may show again, of which the reference knows nothing: the run ends.
    await both.forgetDeletedSince(before);
    both.isOver = (await both.difference())?.startsWith("deleted") === true;
  }
  return both.isOver ? undefined : both.difference(isWhole);
}
