import { describe, it, vi } from "vitest";

/** A port's promises, in words, each with its proof. Proofs are methods, so that a harness may have more tools. */
export type ContractCases<Harness> = Readonly<Record<string, { prove(harness: Harness): Promise<void> }["prove"]>>;

/** What each case of a contract suite receives. */
export interface ContractHarness {
  /** Cleans up after each case, even if it failed. */
  dispose?(): void | Promise<void>;
}

export type CreateHarness<Harness extends ContractHarness> = () => Harness | Promise<Harness>;

/** A suite of test cases for any backend. */
export function contractSuite<Harness extends ContractHarness>(promise: string, cases: ContractCases<Harness>) {
  return (name: string, createHarness: CreateHarness<Harness>): void =>
    describeContract(`${name} ${promise}`, cases, createHarness);
}

/** Runs every case on a new harness, or skips it if the harness lacks one of `tools`. */
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

/** Uses a new harness, then disposes of it. */
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

/** Resolves when the check passes. Waits long enough for a busy machine; Vitest's default is one second. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 20_000 });
}
