import { describe, it, vi } from "vitest";

/** The cases of a contract by title. Method types let a harness have more tools than a case needs. */
export type ContractCases<Harness> = Readonly<Record<string, { prove(harness: Harness): Promise<void> }["prove"]>>;

export interface ContractHarness {
  dispose?(): void | Promise<void>;
}

export type CreateHarness<Harness extends ContractHarness> = () => Harness | Promise<Harness>;

export function contractSuite<Harness extends ContractHarness>(promise: string, cases: ContractCases<Harness>) {
  return (name: string, createHarness: CreateHarness<Harness>): void =>
    describeContract(`${name} ${promise}`, cases, createHarness);
}

/** Runs every case on a new harness. Skips all of them if the harness lacks one of `tools`. */
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

/** Waits longer than Vitest's second, because the machine may be busy. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 20_000 });
}
