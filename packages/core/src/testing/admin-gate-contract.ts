import { expect } from "vitest";
import type { AdminGate } from "../admin-gate/admin-gate.ts";
import { type ContractHarness, contractSuite } from "./contract.ts";

export interface AdminGateHarness extends ContractHarness {
  /** The gate as a page finds it when it is loaded. */
  open(): { readonly gate: AdminGate };
  /** The password that opens it. It has a letter, and no space at either end. */
  readonly password: string;
}

/** What every `AdminGate` promises, however it checks a password. */
export const describeAdminGate = contractSuite<AdminGateHarness>("keeps the contract of AdminGate", {
  "a gate begins closed": async ({ open }) => {
    expect(await open().gate.isOpen()).toBe(false);
  },
  "the right password opens it": async ({ open, password }) => {
    const { gate } = open();
    expect(await gate.unlock(password)).toBe(true);
    expect(await gate.isOpen()).toBe(true);
  },
  "anything else keeps it closed: the password counts exactly as typed": async ({ open, password }) => {
    const { gate } = open();
    const swapCase = password === password.toUpperCase() ? password.toLowerCase() : password.toUpperCase();
    const spaced = [` ${password}`, `${password} `, `${password}\u0000`];
    for (const attempt of ["", " ", ...spaced, password.slice(1), swapCase]) {
      expect(await gate.unlock(attempt)).toBe(false);
    }
    expect(await gate.isOpen()).toBe(false);
  },
  "an open gate stays open, even after a wrong password": async ({ open, password }) => {
    const { gate } = open();
    await gate.unlock(password);
    await gate.unlock("wrong");
    expect(await gate.isOpen()).toBe(true);
  },
  "reloading the page closes it": async ({ open, password }) => {
    await open().gate.unlock(password);
    expect(await open().gate.isOpen()).toBe(false);
  },
});
