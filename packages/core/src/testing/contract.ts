import { describe, it, vi } from "vitest";

/** The promises of a port, in words, each with its proof. The proofs are methods, so that a harness may have more. */
export type ContractCases<Harness> = Readonly<Record<string, { prove(harness: Harness): Promise<void> }["prove"]>>;

/** What a contract suite is given for one case. Each case gets a new one. */
export interface ContractHarness {
  /** Cleans up what the harness made. Called after each case, failed ones too. */
  dispose?(): void | Promise<void>;
}

/** Makes the harness of one case. */
export type CreateHarness<Harness extends ContractHarness> = () => Harness | Promise<Harness>;

/** A suite of cases, to run against any backend by its name and the harness of each case. */
export function contractSuite<Harness extends ContractHarness>(promise: string, cases: ContractCases<Harness>) {
  return (name: string, createHarness: CreateHarness<Harness>): void =>
    describeContract(`${name} ${promise}`, cases, createHarness);
}

/** Runs every case on a new harness; skips it, with the reason, when the harness leaves out one of `tools`. */
export function describeContract<Harness extends ContractHarness>(
  name: string,
  cases: ContractCases<Harness>,
  createHarness: CreateHarness<Harness>,
  tools: readonly (keyof Harness & string)[] = [],
): void {
  describe(name, () => {
    for (const [promise, prove] of Object.entries(cases)) {
      it(promise, ({ skip }) =>
        withHarness(createHarness, async (harness) => {
          for (const tool of tools) skip(harness[tool] === undefined, `the harness has no "${tool}"`);
          await prove(harness);
        }),
      );
    }
  });
}

/** Makes a harness, and cleans up what it made once it was used. */
export async function withHarness<Harness extends ContractHarness, Result>(
  createHarness: CreateHarness<Harness>,
  use: (harness: Harness) => Promise<Result>,
): Promise<Result> {
  const harness = await createHarness();
  try {
    return await use(harness);
  } finally {
    await harness.dispose?.();
  }
}

/** Resolves once the check passes. Waits long enough for a busy machine; Vitest's own default is one second. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 20_000 });
}
