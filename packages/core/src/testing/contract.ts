import { describe, it } from "vitest";
import type { FixedClock } from "./fixed-clock.ts";

/** One promise of a port, in words, and its proof. */
export interface ContractCase<Harness> {
  readonly promise: string;
  prove(harness: Harness): Promise<void>;
}

/** What a contract suite is given for one case. Each case gets a new one. */
export interface ContractHarness {
  /** Cleans up what the harness made. Called after each case, failed ones too. */
  dispose?(): void | Promise<void>;
}

/** The ports of one backend, on a store that has nothing in it yet. */
export interface BackendHarness<Ports> extends ContractHarness {
  /** The ports, with the gate open where the backend asks for it. A second call returns them as a second visit finds them. */
  open(): Ports;
  /** The clock that the backend reads. */
  readonly clock: FixedClock;
}

/** Makes the harness of one case. */
export type CreateHarness<Harness extends ContractHarness> = () => Harness | Promise<Harness>;

/** A suite of cases, to run against any backend by its name and the harness of each case. */
export function contractSuite<Harness extends ContractHarness>(
  promise: string,
  cases: readonly ContractCase<Harness>[],
) {
  return (name: string, createHarness: CreateHarness<Harness>): void =>
    describeContract(`${name} ${promise}`, cases, createHarness);
}

/** Runs every case of a contract against a backend, each on a new harness. */
export function describeContract<Harness extends ContractHarness>(
  name: string,
  cases: readonly ContractCase<Harness>[],
  createHarness: CreateHarness<Harness>,
): void {
  describe(name, () => {
    for (const { promise, prove } of cases) {
      it(promise, async () => {
        const harness = await createHarness();
        try {
          await prove(harness);
        } finally {
          await harness.dispose?.();
        }
      });
    }
  });
}
