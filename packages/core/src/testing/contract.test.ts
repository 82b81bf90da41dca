import { afterAll, expect, it } from "vitest";
import { type ContractCase, describeContract } from "./contract.ts";

let disposals = 0;

function dispose(): void {
  disposals += 1;
}

const CASES: readonly ContractCase<{ answer: number; dispose(): void }>[] = [
  {
    key: "right",
    promise: "a case that holds",
    async prove({ answer }) {
      expect(answer).toBe(42);
    },
  },
  {
    key: "wrong",
    promise: "a case that does not hold",
    async prove({ answer }) {
      expect(answer).toBe(41);
    },
  },
];

// A known gap passes only while its case fails; otherwise this file would fail.
describeContract("a backend with a known gap", CASES, () => ({ answer: 42, dispose }), { knownGaps: ["wrong"] });

afterAll(() => {
  // The failed case's harness was disposed of too.
  expect(disposals).toBe(2);
});

it("a gap that no case has is an error", () => {
  const describeIt = () =>
    describeContract("a backend", CASES, () => ({ answer: 42, dispose }), { knownGaps: ["wrogn"] });
  expect(describeIt).toThrow("a backend: no case has the key wrogn");
});
