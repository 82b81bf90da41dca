import { expect, it } from "vitest";
import { UnavailableError } from "../shared/errors.ts";
import { describeAdminGate } from "../testing/admin-gate-contract.ts";
import { type HashPassword, passwordAdminGate } from "./admin-gate.ts";

function openGate(hashPassword: HashPassword) {
  const credential = { salt: "salt", hash: "salt 3 Inner-Light", iterations: 3 };
  return { gate: passwordAdminGate(credential, hashPassword) };
}

describeAdminGate("a password gate", () => ({
  password: "Inner-Light",
  open: () => openGate(async (password, { salt, iterations }) => `${salt} ${iterations} ${password}`),
}));

it("the gate stays closed if it cannot hash the password", async () => {
  const { gate } = openGate(() => Promise.reject(new UnavailableError("no crypto", { reason: "no-secure-context" })));
  await expect(gate.unlock("Inner-Light")).rejects.toMatchObject({ code: "unavailable", reason: "no-secure-context" });
  expect(await gate.isOpen()).toBe(false);
});
