import { expect, vi } from "vitest";
import type { AdminGate } from "../admin-gate/admin-gate.ts";
import { type ContractCase, type ContractHarness, type ContractOptions, describeContract } from "./contract.ts";

export interface AdminGateHarness extends ContractHarness {
  /** A gate as a page finds it when it has just been loaded. */
  open(): AdminGate;
  /** The password that opens it. It has a letter, and no space at either end. */
  readonly password: string;
}

const CASES: readonly ContractCase<AdminGateHarness>[] = [
  {
    key: "closed",
    promise: "a gate begins closed",
    async prove({ open }) {
      expect(open().isOpen()).toBe(false);
    },
  },
  {
    key: "right",
    promise: "the right password opens it, and listeners hear of it once it is open",
    async prove({ open, password }) {
      const gate = open();
      const heard: boolean[] = [];
      gate.subscribe(() => heard.push(gate.isOpen()));
      expect(await gate.unlock(password)).toBe(true);
      expect(gate.isOpen()).toBe(true);
      expect(heard).toEqual([true]);
    },
  },
  {
    key: "wrong",
    promise: "anything else keeps it closed: the password counts exactly as typed",
    async prove({ open, password }) {
      const gate = open();
      const listener = vi.fn();
      gate.subscribe(listener);
      const swapCase = password === password.toUpperCase() ? password.toLowerCase() : password.toUpperCase();
      for (const attempt of [
        "",
        " ",
        ` ${password}`,
        `${password} `,
        `${password}\u0000`,
        password.slice(1),
        swapCase,
      ]) {
        expect(await gate.unlock(attempt)).toBe(false);
      }
      expect(gate.isOpen()).toBe(false);
      expect(listener).not.toHaveBeenCalled();
    },
  },
  {
    key: "stays",
    promise: "once open it stays open, even after a wrong password",
    async prove({ open, password }) {
      const gate = open();
      await gate.unlock(password);
      await gate.unlock("wrong");
      expect(gate.isOpen()).toBe(true);
    },
  },
  {
    key: "reload",
    promise: "a page loaded anew finds it closed",
    async prove({ open, password }) {
      await open().unlock(password);
      expect(open().isOpen()).toBe(false);
    },
  },
  {
    key: "unsubscribe",
    promise: "who stopped listening hears nothing",
    async prove({ open, password }) {
      const gate = open();
      const listener = vi.fn();
      const unsubscribe = gate.subscribe(listener);
      unsubscribe();
      unsubscribe();
      await gate.unlock(password);
      expect(listener).not.toHaveBeenCalled();
    },
  },
];

/** What every `AdminGate` promises, however it checks a password. */
export function describeAdminGate(
  name: string,
  createHarness: () => AdminGateHarness | Promise<AdminGateHarness>,
  options?: ContractOptions,
): void {
  describeContract(`${name} keeps the contract of AdminGate`, CASES, createHarness, options);
}
