import { describe, expect, it } from "vitest";
import { hashPassword } from "../src/browser/hash-password.ts";
import { createPasswordCredential } from "./admin-password.ts";

const PASSWORD = "open sesame";

describe("the password's credential", () => {
  it("is what the browser's own hash of the password comes to, with a new salt each time", async () => {
    const credential = await createPasswordCredential(PASSWORD);
    expect(credential.iterations).toBeGreaterThanOrEqual(600_000);
    expect(await hashPassword(PASSWORD, credential)).toBe(credential.hash);
    expect(await hashPassword(`${PASSWORD} `, credential)).not.toBe(credential.hash);
    expect((await createPasswordCredential(PASSWORD)).salt).not.toBe(credential.salt);
  });
});
