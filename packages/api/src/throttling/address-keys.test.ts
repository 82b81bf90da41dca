import { FixedClock } from "@inner-light/core/testing";
import { describe, expect, it, vi } from "vitest";
import { AddressKeys } from "./address-keys.ts";

describe("the keys of addresses", () => {
  it("are equal for one network on one day, and say nothing of the address", async () => {
    const keys = new AddressKeys(new FixedClock());
    const key = await keys.keyOf("2001:db8::1");
    expect(await keys.keyOf("2001:db8::2")).toBe(key);
    expect(await keys.keyOf("2001:db8:0:1::1")).not.toBe(key);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  it("change each day, and with each server", async () => {
    const clock = new FixedClock();
    const keys = new AddressKeys(clock);
    const key = await keys.keyOf("203.0.113.7");
    expect(await new AddressKeys(clock).keyOf("203.0.113.7")).not.toBe(key);
    clock.advance(86_400_000);
    expect(await keys.keyOf("203.0.113.7")).not.toBe(key);
  });

  it("are the same on servers that share the secret of the day, and wait for one that cannot be read", async () => {
    const clock = new FixedClock();
    const secretOfDay = vi.fn(async (day: number) => `the secret of day ${day}`);
    const [one, other] = [new AddressKeys(clock, secretOfDay), new AddressKeys(clock, secretOfDay)];
    secretOfDay.mockRejectedValueOnce(new Error("The database is gone"));
    await expect(one.keyOf("203.0.113.7")).rejects.toThrow("The database is gone");
    const key = await one.keyOf("203.0.113.7");
    expect(await other.keyOf("203.0.113.7")).toBe(key);
    clock.advance(86_400_000);
    expect(await one.keyOf("203.0.113.7")).not.toBe(key);
    expect(await other.keyOf("203.0.113.7")).toBe(await one.keyOf("203.0.113.7"));
    expect(secretOfDay).toHaveBeenCalledTimes(5);
  });

  it("stay while the clock is broken", async () => {
    const keys = new AddressKeys(new FixedClock(Number.NaN));
    expect(await keys.keyOf("203.0.113.7")).toBe(await keys.keyOf("203.0.113.7"));
  });
});
