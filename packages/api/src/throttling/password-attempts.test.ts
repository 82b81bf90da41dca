import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createMemoryLimiter } from "./limiter.ts";
import { passwordAttempts, WRONG_PASSWORDS_BEFORE_SLOW, WRONG_PASSWORDS_PER_ADDRESS } from "./password-attempts.ts";

const HASH = "the hash of the right one";

function attempts() {
  const verifyPassword = vi.fn(
    async (password: string): Promise<string | null> => (password === "right" ? HASH : null),
  );
  const delay = vi.fn(async () => {});
  const attempt = passwordAttempts({ verifyPassword, delay, createLimiter: createMemoryLimiter });
  const check = (password: string, key: string, isKnownBrowser?: boolean) => attempt(password, [key], isKnownBrowser);
  return { check, verifyPassword, delay };
}

describe("password attempts", () => {
  it("stop after ten wrong ones from one address", async () => {
    const { check, verifyPassword } = attempts();
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => check("wrong", "one")));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(WRONG_PASSWORDS_PER_ADDRESS);
    expect(verifyPassword).toHaveBeenCalledTimes(WRONG_PASSWORDS_PER_ADDRESS);
    await expect(check("right", "one")).rejects.toMatchObject({
      code: "throttled",
      details: { reason: "wrong-password", headers: { "Retry-After": "900" } },
    });
    expect(await check("right", "another")).toBe(HASH);
  });

  it("are counted from zero again after the correct password", async () => {
    const { check } = attempts();
    for (let round = 0; round < 3; round++) {
      for (let wrong = 1; wrong < WRONG_PASSWORDS_PER_ADDRESS; wrong++) await check("wrong", "one");
      expect(await check("right", "one")).toBe(HASH);
    }
  });

  it("slow down for addresses with wrong guesses during an attack", async () => {
    const { check, delay } = attempts();
    for (let wrong = 0; wrong < WRONG_PASSWORDS_BEFORE_SLOW; wrong++) await check("wrong", `address ${wrong}`);
    expect(await check("right", "the owner")).toBe(HASH);
    expect(delay).not.toHaveBeenCalled();
    expect(await check("wrong", "address 1")).toBeNull();
    expect(delay).toHaveBeenCalledOnce();
  });

  it("from a new address come before those from addresses with wrong guesses", async () => {
    const { check, verifyPassword } = attempts();
    const guess = () =>
      Promise.allSettled(Array.from({ length: 150 }, (_, index) => check("wrong", `address ${index}`)));
    await guess();
    await guess();
    verifyPassword.mockClear();
    const guesses = guess();
    expect(await check("right", "the owner")).toBe(HASH);
    expect(verifyPassword.mock.calls).toEqual([["wrong"], ["right"]]);
    const refused = (await guesses).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(150 - 100 - 1);
  });

  it("from a known browser come first during an attack", async () => {
    const { check, verifyPassword } = attempts();
    let release = () => {};
    verifyPassword.mockImplementationOnce(() => new Promise((resolve) => (release = () => resolve(null))));
    const guesses = Array.from({ length: 300 }, (_, index) => check("wrong", `address ${index}`));
    // One check is running, a hundred are waiting, and the queue is full.
    await Promise.allSettled(guesses.slice(101));
    await expect(check("right", "the owner")).rejects.toMatchObject({ code: "throttled" });
    const signingIn = ["mistyped", "right"].map((password) => check(password, "the owner's browser", true));
    await new Promise((resolve) => setImmediate(resolve));
    release();
    expect(await Promise.all(signingIn)).toEqual([null, HASH]);
    expect(verifyPassword.mock.calls.flat().slice(0, 3)).toEqual(["wrong", "mistyped", "right"]);
    for (let wrong = 0; wrong < WRONG_PASSWORDS_PER_ADDRESS; wrong++) await check("wrong", "a browser", true);
    await expect(check("right", "a browser", true)).rejects.toMatchObject({ code: "throttled" });
    await Promise.allSettled(guesses);
  });

  it("do not use memory if they are refused unchecked", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { check } = attempts();
    await Promise.allSettled(Array.from({ length: 150 }, (_, index) => check("wrong", `address ${index}`)));
    // One timer per checked address, and one for the total.
    expect(vi.getTimerCount()).toBe(101 + 1);
  });

  it("are checked one at a time from a bounded queue", async () => {
    const { check, verifyPassword } = attempts();
    let running = 0;
    verifyPassword.mockImplementation(async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      throw new Error("out of memory");
    });
    const results = await Promise.allSettled(
      Array.from({ length: 102 }, (_, index) => check("wrong", `address ${index}`)),
    );
    expect(results.at(-1)).toMatchObject({
      reason: { code: "throttled", details: { headers: { "Retry-After": "5" } } },
    });
    expect(verifyPassword).toHaveBeenCalledTimes(101);
    // A password that was never checked does not count as wrong.
    for (let wrong = 0; wrong < WRONG_PASSWORDS_PER_ADDRESS; wrong++)
      await expect(check("wrong", "address 101")).rejects.toThrow("out of memory");
  });
});
