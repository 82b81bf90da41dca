import { FixedClock } from "@inner-light/core/testing";
import { describe, expect, it, vi } from "vitest";
import { addressKeys } from "./address-keys.ts";

describe("the keys of addresses", () => {
  it("are equal for one network on one day, and say nothing of the address", async () => {
    const keyOf = addressKeys(new FixedClock());
    const key = await keyOf("2001:db8::1");
    expect(await keyOf("2001:db8::2")).toBe(key);
    expect(await keyOf("2001:db8:0:1::1")).not.toBe(key);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  it("change each day, and with each server", async () => {
    const clock = new FixedClock();
    const keyOf = addressKeys(clock);
    const key = await keyOf("203.0.113.7");
    expect(await addressKeys(clock)("203.0.113.7")).not.toBe(key);
    clock.advance(86_400_000);
    expect(await keyOf("203.0.113.7")).not.toBe(key);
  });

  it("are the same on servers that share the secret of the day, and wait for one that cannot be read", async () => {
    const clock = new FixedClock();
    const secretOfDay = vi.fn(async (day: number) => `the secret of day ${day}`);
    const [one, other] = [addressKeys(clock, secretOfDay), addressKeys(clock, secretOfDay)];
    secretOfDay.mockRejectedValueOnce(new Error("The database is gone"));
    await expect(one("203.0.113.7")).rejects.toThrow("The database is gone");
    const key = await one("203.0.113.7");
    expect(await other("203.0.113.7")).toBe(key);
    clock.advance(86_400_000);
    expect(await one("203.0.113.7")).not.toBe(key);
    expect(await other("203.0.113.7")).toBe(await one("203.0.113.7"));
    expect(secretOfDay).toHaveBeenCalledTimes(5);
  });
});
