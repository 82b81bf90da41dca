import { FixedClock } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { AddressKeys } from "./address-keys.ts";

describe("the keys of addresses", () => {
  it("are equal for one network on one day, and say nothing of the address", () => {
    const keys = new AddressKeys(new FixedClock());
    const key = keys.keyOf("2001:db8::1");
    expect(keys.keyOf("2001:db8::2")).toBe(key);
    expect(keys.keyOf("2001:db8:0:1::1")).not.toBe(key);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  it("change each day, and with each server", () => {
    const clock = new FixedClock();
    const keys = new AddressKeys(clock);
    const key = keys.keyOf("203.0.113.7");
    expect(new AddressKeys(clock).keyOf("203.0.113.7")).not.toBe(key);
    clock.advance(86_400_000);
    expect(keys.keyOf("203.0.113.7")).not.toBe(key);
  });

  it("stay while the clock is broken", () => {
    const keys = new AddressKeys(new FixedClock(Number.NaN));
    expect(keys.keyOf("203.0.113.7")).toBe(keys.keyOf("203.0.113.7"));
  });
});
