import { expect, it } from "vitest";
import { hashPassword, isPasswordHash, verifyPassword } from "./password-hash.ts";

/** "quiet lane", hashed at a low cost. */
const HASH = "$argon2id$v=19$m=64,t=1,p=2$YSBzYWx0IG9mIDE2IGJ5dA$duTBRDOroFX8RjUzlPLHNokndcxHlt3yCe6tpskT9PA";

it("a hash matches only its own password", async () => {
  const password = "quiet lane\u0301 ✨ 2026";
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hash).not.toBe(await hashPassword(password));
  for (const typed of [password, password.normalize()]) expect(await verifyPassword(typed, hash)).toBe(true);
  expect(await verifyPassword(`${password} `, hash)).toBe(false);
});

it("a password hashed with a different cost still matches", async () => {
  expect(isPasswordHash(HASH)).toBe(true);
  expect([await verifyPassword("quiet lane", HASH), await verifyPassword("other", HASH)]).toEqual([true, false]);
});

it.each(["", "quiet lane", "$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2g"])(
  "an invalid hash never matches a password: %j",
  async (text) => {
    expect(isPasswordHash(text)).toBe(false);
    expect(await verifyPassword("quiet lane", text)).toBe(false);
  },
);
