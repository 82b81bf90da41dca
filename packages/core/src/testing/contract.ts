import { describe, it } from "vitest";
import type { FixedClock } from "./fixed-clock.ts";

/** One promise of a port: a short key, the promise in words, and its proof. */
export interface ContractCase<Harness> {
  readonly key: string;
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
  /** The clock that the backend reads, where a test can set it. */
  readonly clock?: FixedClock;
}

/** Makes the harness of one case. */
export type CreateHarness<Harness extends ContractHarness> = () => Harness | Promise<Harness>;

export interface ContractOptions {
  /**
   * Keys of the cases that this backend is known to fail. They run as expected failures, so that a gap turns the run red
   * once it is closed. A key that no case has is an error.
   */
  readonly knownGaps?: readonly string[];
}

/** Runs every case of a contract against a backend, each on a new harness. */
export function describeContract<Harness extends ContractHarness>(
  name: string,
  cases: readonly ContractCase<Harness>[],
  createHarness: CreateHarness<Harness>,
  { knownGaps = [] }: ContractOptions = {},
): void {
  const keys = new Set(cases.map(({ key }) => key));
  const mistyped = knownGaps.filter((key) => !keys.has(key));
  if (mistyped.length > 0) throw new Error(`${name}: no case has the key ${mistyped.join(", ")}`);

  describe(name, () => {
    for (const { key, promise, prove } of cases) {
      const test = knownGaps.includes(key) ? it.fails : it;
      test(`${key} ${promise}`, async () => {
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
