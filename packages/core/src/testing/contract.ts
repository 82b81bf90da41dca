import { describe, it } from "vitest";

/** One promise of a port: the key it is known by, the promise in words, and how it is put to the proof. */
export interface ContractCase<Harness> {
  readonly key: string;
  readonly promise: string;
  prove(harness: Harness): Promise<void>;
}

/** What a contract suite is handed for one case. Each case gets a fresh one. */
export interface ContractHarness {
  /** Clears away whatever the harness made. Called after each case, failed ones too. */
  dispose?(): void | Promise<void>;
}

export interface ContractOptions {
  /**
   * Keys of the cases this backend is known to fail. They run as expected failures, never skipped, so that
   * a gap that was closed turns red until it is taken off the list. A key no case has is an error.
   */
  readonly knownGaps?: readonly string[];
}

/** Runs every case of a contract against a backend, each on a fresh harness. */
export function describeContract<Harness extends ContractHarness>(
  name: string,
  cases: readonly ContractCase<Harness>[],
  createHarness: () => Harness | Promise<Harness>,
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
