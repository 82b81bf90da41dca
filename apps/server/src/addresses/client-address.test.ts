import { FixedClock } from "@inner-light/core/testing";
import { describe, expect, it, vi } from "vitest";
import { addressBehindProxies, addressKeys, networkOf } from "./client-address.ts";

describe("the visitor's address", () => {
  it.each([
    [0, "203.0.113.7", "the socket's", "192.0.2.1"],
    [1, null, "the socket's, for a request past the proxy", "192.0.2.1"],
    [1, "6.6.6.6, 203.0.113.7", "the one that the proxy saw, whatever a header claimed before", "203.0.113.7"],
    [2, "6.6.6.6, 203.0.113.7, 192.0.2.9", "the one that the first of two proxies saw", "203.0.113.7"],
    [1, "203.0.113.7:61234", "the one that the proxy saw, without its port", "203.0.113.7"],
    [1, "[2001:db8::1]:61234", "the one that the proxy saw, without its port", "2001:db8::1"],
    [3, "203.0.113.7, 192.0.2.9", "the first, where fewer proxies wrote than were set", "203.0.113.7"],
  ])("behind %i proxies, with %s, is %s", (proxies, forwardedFor, _, address) => {
    expect(addressBehindProxies("192.0.2.1", forwardedFor, proxies)).toBe(address);
  });
});

describe("what counts as one visitor", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["not an address", "not an address"],
  ])("%s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

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
