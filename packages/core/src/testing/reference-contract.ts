import fc from "fast-check";
import { it } from "vitest";
import type { BackendPorts } from "../backend/backend-ports.ts";
import type { Clock } from "../shared/clock.ts";
import { anyStep } from "./any-step.ts";
import { BothStores, differenceOf } from "./both-stores.ts";
import { type CreateHarness, withHarness } from "./contract.ts";
import { STORE_ERROR_CODES } from "./failing-store-contract.ts";
import { EXAMPLES, FILL } from "./fixed-steps.ts";
import type { BackendHarness, PortName } from "./ports-harness.ts";
import type { Step } from "./reference-operations.ts";

export type CreateReference = (options: { readonly clock: Clock }) => BackendPorts;

type AnyHarness = BackendHarness<Partial<BackendPorts>>;

const OPERATIONS = 20;

/** Compares a backend with the reference under random operations. Runs a tenth as often as a property. */
export function describeBesideReference(
  name: string,
  createHarness: CreateHarness<AnyHarness>,
  ports: ReadonlySet<PortName>,
  createReference: CreateReference,
): void {
  it(`${name} behaves like the reference in any sequence of operations`, async () => {
    const { numRuns = 100, seed = 1 } = fc.readConfigureGlobal();
    const isSlow = await withHarness(createHarness, async (harness) => harness.isSlow === true);
    const steps = fc.array(anyStep(ports), { minLength: OPERATIONS / 2, maxLength: OPERATIONS, size: "max" });
    const property = fc.asyncProperty(steps, (given) =>
      withHarness(createHarness, async (harness) => {
        const both = new BothStores(harness, createReference({ clock: harness.clock }), ports);
        const difference = await firstDifference(harness, both, given, ports);
        if (difference === undefined) return;
        const calls = both.calls.join("\n");
        throw new Error(`The backend differs from the reference after\n${calls}\n${difference}\n(Seed ${seed}.)`);
      }),
    );
    const { failed, errorInstance } = await fc.check(property, {
      examples: EXAMPLES.map((example) => [example]),
      numRuns: EXAMPLES.length + Math.ceil(numRuns / (isSlow ? 100 : 10)),
      seed,
    });
    if (failed) throw errorInstance;
  });
}

async function firstDifference(
  harness: AnyHarness,
  both: BothStores,
  steps: readonly Step[],
  bound: ReadonlySet<PortName>,
): Promise<string | undefined> {
  const all: readonly Step[] = [...FILL.map((operation) => ({ operation })), ...steps];
  let isLossPlanned = false;
  for (const [index, { operation, fault: given }] of all.entries()) {
    // Each visit lasts two steps. Every other visit returns to the one before.
    if (index % 2 === 0) both.visit(index % 4 === 2);
    if (!operation.needs.every((port) => bound.has(port))) continue;
    const fault = operation.isSeveral ? undefined : given;
    const cutOff = typeof fault === "number" && !isLossPlanned && harness.interrupt ? fault : 0;
    if (fault === "lost answer" && harness.loseAnswer) {
      isLossPlanned = true;
      harness.loseAnswer();
    }
    if (cutOff > 0) both.calls.push(`// cut off at write ${cutOff}`);
    harness.clock.advance(operation.wait ?? 10);
    harness.interrupt?.(cutOff);
    const backend = await both.perform("backend", operation);
    harness.interrupt?.(0);
    const isFailure = "error" in backend && STORE_ERROR_CODES.some((code) => code === backend.error);
    if (isFailure && (isLossPlanned || cutOff > 0)) {
      isLossPlanned = false;
      const difference = await both.difference();
      // Writes are all or nothing. An unknown outcome may turn out either way.
      if (difference !== undefined && backend.isUnknown) await both.perform("reference", operation);
      if (difference !== undefined && !backend.isUnknown) return difference;
    } else {
      const reference = await both.perform("reference", operation);
      const difference = differenceOf(reference, backend);
      if (difference !== undefined) return `what it returned: ${difference}`;
      const feedDifference = await both.feedDifference("error" in reference);
      if (feedDifference !== undefined) return feedDifference;
    }
    if (isFailure || cutOff > 0 || index % 5 === 4 || index === all.length - 1) {
      const difference = await both.difference();
      // A full store may confirm a removal without keeping the deleted record. The run ends here.
      if (cutOff > 0 && !isFailure && difference?.startsWith("deleted")) return undefined;
      if (difference !== undefined) return difference;
    }
    await both.endStep();
  }
  return undefined;
}
