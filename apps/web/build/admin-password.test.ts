import { describe, expect, it } from "vitest";
import { hashPassword } from "../src/ui/browser/hash-password.ts";
import { createPasswordCredential } from "./admin-password.ts";

/** Its accent is a character of its own, as macOS writes file names and some keyboards text. */
const PASSWORD = "open se\u0301same";

describe("the password's credential", () => {
  it("is what the browser's own hash of the password comes to, with a new salt each time", async () => {
    const credential = await createPasswordCredential(PASSWORD);
    const other = await createPasswordCredential("open s\u00e9same");
    expect(credential.iterations).toBeGreaterThanOrEqual(600_000);
    expect(await hashPassword("open s\u00e9same", credential)).toBe(credential.hash);
    expect(await hashPassword(PASSWORD, other)).toBe(other.hash);
    expect(other.salt).not.toBe(credential.salt);
  });
});
