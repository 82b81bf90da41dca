import { expect, vi } from "vitest";
import type { ReadMarks } from "../contact-submission/read-marks.ts";
import { type ContractCase, type ContractHarness, type ContractOptions, describeContract } from "./contract.ts";

export interface ReadMarksHarness extends ContractHarness {
  /** The marks of this harness, none at first. Called again, it answers as a second visit would find them. */
  open(): ReadMarks;
}

const CASES: readonly ContractCase<ReadMarksHarness>[] = [
  {
    key: "M1",
    promise: "what was marked as read is so on the next visit, until it is unread again",
    async prove({ open }) {
      expect(await open().list()).toEqual(new Set());
      await open().mark(0, true);
      await open().mark(Number.MAX_SAFE_INTEGER, true);
      await open().mark(0, true);
      expect(await open().list()).toEqual(new Set([0, Number.MAX_SAFE_INTEGER]));
      await open().mark(0, false);
      await open().mark(7, false);
      expect(await open().list()).toEqual(new Set([Number.MAX_SAFE_INTEGER]));
    },
  },
  {
    key: "M2",
    promise: "listeners hear of every mark made here, until they stop listening",
    async prove({ open }) {
      const marks = open();
      const listener = vi.fn();
      const unsubscribe = marks.subscribe(listener);
      await marks.mark(1, true);
      expect(listener).toHaveBeenCalledTimes(1);
      unsubscribe();
      await marks.mark(1, false);
      expect(listener).toHaveBeenCalledTimes(1);
    },
  },
];

/** What every `ReadMarks` promises, whatever it keeps its marks in. */
export function describeReadMarks(
  name: string,
  createHarness: () => ReadMarksHarness | Promise<ReadMarksHarness>,
  options?: ContractOptions,
): void {
  describeContract(`${name} keeps the contract of ReadMarks`, CASES, createHarness, options);
}
