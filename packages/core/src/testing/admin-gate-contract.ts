import { expect } from "vitest";
import type { AdminGate } from "../admin-gate/admin-gate.ts";
import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import {
  type ContractCases,
  type ContractHarness,
  type CreateHarness,
  contractSuite,
  describeContract,
} from "./contract.ts";

export interface AdminGateHarness extends ContractHarness {
  /** The gate of a newly loaded page. `calendarEvents` is set if a server can end the session. */
  open(): { readonly gate: AdminGate; readonly calendarEvents?: Pick<CalendarEventRepository, "list"> };
  readonly endSession?: () => void | Promise<void>;
  /** Contains a letter. Neither begins nor ends with a space. */
  readonly password: string;
}

export function describeAdminGate(name: string, createHarness: CreateHarness<AdminGateHarness>): void {
  describePassword(name, createHarness);
  describeContract(`${name} asks for the password after a session ends`, sessionCases, createHarness, ["endSession"]);
}

const sessionCases: ContractCases<AdminGateHarness> = {
  "refuses reads until the gate is unlocked again": async (harness) => {
    const { gate, calendarEvents } = harness.open();
    await gate.unlock(harness.password);
    expect(await calendarEvents?.list()).toEqual([]);
    await harness.endSession?.();
    await expect(calendarEvents?.list()).rejects.toMatchObject({ code: "unauthorized" });
    expect(await gate.isOpen()).toBe(false);
    expect(await gate.unlock(harness.password)).toBe(true);
    expect(await calendarEvents?.list()).toEqual([]);
  },
};

const describePassword = contractSuite<AdminGateHarness>("fulfills the AdminGate contract", {
  "starts closed": async ({ open }) => {
    expect(await open().gate.isOpen()).toBe(false);
  },
  "opens with the right password": async ({ open, password }) => {
    const { gate } = open();
    expect(await gate.unlock(password)).toBe(true);
    expect(await gate.isOpen()).toBe(true);
  },
  "stays closed for any other password, even one that differs only in case": async ({ open, password }) => {
    const { gate } = open();
    const swapCase = password === password.toUpperCase() ? password.toLowerCase() : password.toUpperCase();
    const spaced = [` ${password}`, `${password} `, `${password}\u0000`];
    for (const attempt of ["", " ", ...spaced, password.slice(1), swapCase]) {
      expect(await gate.unlock(attempt)).toBe(false);
    }
    expect(await gate.isOpen()).toBe(false);
  },
  "stays open after a wrong password": async ({ open, password }) => {
    const { gate } = open();
    await gate.unlock(password);
    await gate.unlock("wrong");
    expect(await gate.isOpen()).toBe(true);
  },
  "closes when the page is reloaded": async ({ open, password }) => {
    await open().gate.unlock(password);
    expect(await open().gate.isOpen()).toBe(false);
  },
});
