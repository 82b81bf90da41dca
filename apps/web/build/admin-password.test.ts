import { expect, it } from "vitest";
import { hashPassword } from "../src/ui/browser/hash-password.ts";
import { createPasswordCredential } from "./admin-password.ts";

it("a browser's hash matches the build's, no matter how accents are encoded", async () => {
  const credential = await createPasswordCredential("open se\u0301same");
  const { salt } = await createPasswordCredential("open s\u00e9same");
  expect(credential.iterations).toBeGreaterThanOrEqual(600_000);
  expect(await hashPassword("open s\u00e9same", credential)).toBe(credential.hash);
  expect(salt).not.toBe(credential.salt);
});
