import fc from "fast-check";
import { it } from "vitest";
import type { BackendPorts } from "../backend/backend-ports.ts";
import type { Guarantees } from "../backend/guarantees.ts";
import type { Clock } from "../shared/clock.ts";
import { BothStores, type Outcome, outcomeOf, type Side } from "./both-stores.ts";
import type { CreateHarness } from "./contract.ts";
import { STORE_ERROR_CODES } from "./failing-store-contract.ts";
import { FixedClock } from "./fixed-clock.ts";
import type { BackendHarness, PortName } from "./ports-harness.ts";
import { anyOperation, FILL, type Operation } from "./reference-operations.ts";

/** Makes the reference: `createMemoryBackend` of `@inner-light/storage-memory`. */
export type CreateReference = (options: { readonly clock: Clock; readonly guarantees: Guarantees }) => BackendPorts;

type AnyHarness = BackendHarness<Partial<BackendPorts>>;

/** One thing that happens in a run, and whether the backend's answer to it is lost. */
interface Step {
  readonly operation: Operation;
  readonly isAnswerLost: boolean;
}

const OPERATIONS = 20;

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
    const isSlow = await withHarness(createHarness, async (harness) => harness.isSlow === true);
    const step = fc.record({
      operation: anyOperation(ports),
      isAnswerLost: fc.nat({ max: 4 }).map((one) => one === 0),
    });
    const steps = fc.array(step, { minLength: OPERATIONS / 2, maxLength: OPERATIONS, size: "max" });
    const property = fc.asyncProperty(steps, async (given) => {
      const difference = await withHarness(createHarness, (harness) =>
        firstDifference(harness, given, ports, createReference),
      );
      if (difference !== undefined) throw new Error(`${difference}\n(Seed ${seed}.)`);
    });
    const { failed, errorInstance } = await fc.check(property, {
      numRuns: Math.ceil(numRuns / (isSlow ? 100 : 10)),
      seed,
    });
    if (failed) throw errorInstance;
  });
}

async function withHarness<Result>(
  createHarness: CreateHarness<AnyHarness>,
  use: (harness: AnyHarness) => Promise<Result>,
): Promise<Result> {
  const harness = await createHarness();
  try {
    return await use(harness);
  } finally {
    await harness.dispose?.();
  }
}

/** Runs the steps on a new pair of stores. The first difference in words, and what led to it. */
async function firstDifference(
  harness: AnyHarness,
  steps: readonly Step[],
  bound: ReadonlySet<PortName>,
  createReference: CreateReference,
): Promise<string | undefined> {
  const clock = harness.clock ?? new FixedClock();
  const both = new BothStores(harness, createReference({ clock, guarantees: harness.guarantees }), clock, bound);
  const filled = FILL.map((operation) => ({ operation, isAnswerLost: false }));
  const told: string[] = [];
  for (const { operation, isAnswerLost } of [...filled, ...steps]) {
    if (!operation.needs.every((port) => bound.has(port))) continue;
    const isLost = isAnswerLost && operation.isSingle === true && harness.loseAnswer !== undefined;
    told.push(`${told.length + 1}. ${operation.words(both)}${isLost ? ", and lose the answer" : ""}`);
    clock.advance(10 + (operation.wait ?? 0));
    const difference = await differenceAfter(operation, isLost, harness, both);
    if (difference !== undefined)
      return `The backend differs from the reference after\n${told.join("\n")}\n${difference}`;
  }
  return undefined;
}

async function differenceAfter(
  operation: Operation,
  isLost: boolean,
  harness: AnyHarness,
  both: BothStores,
): Promise<string | undefined> {
  const outcomeAt = (side: Side): Promise<Outcome> => outcomeOf(operation.run(both.ports(side), side, both));
  if (isLost) harness.loseAnswer?.();
  const backend = await outcomeAt("backend");
  const hasNoAnswer = isLost && "error" in backend && STORE_ERROR_CODES.some((code) => code === backend.error);
  if (hasNoAnswer) {
    const isNothingStored = (await both.difference()) === undefined;
    if (isNothingStored) return undefined;
    if (harness.guarantees.afterNoAnswer === "nothing-stored") return both.difference();
    await outcomeAt("reference");
    return both.difference();
  }
  const reference = await outcomeAt("reference");
  const difference = both.compare({ reference, backend }, operation.returns);
  return difference === undefined ? both.difference() : `what it returned: ${difference}`;
}
