import { FixedClock } from "@inner-light/core/testing";
import { describe, expect, it, vi } from "vitest";
import { addressBehindProxies, addressKeys, networkOf } from "./client-address.ts";

describe("the visitor's address", () => {
  it.each([
    [0, "203.0.113.7", "the socket's address", "192.0.2.1"],
    [1, null, "the socket's address if the request bypassed the proxy", "192.0.2.1"],
    [1, "6.6.6.6, 203.0.113.7", "the one that the proxy saw, despite a forged header", "203.0.113.7"],
    [2, "6.6.6.6, 203.0.113.7, 192.0.2.9", "the one that the first of two proxies saw", "203.0.113.7"],
    [1, "203.0.113.7:61234", "the one that the proxy saw, without its port", "203.0.113.7"],
    [1, "[2001:db8::1]:61234", "the one that the proxy saw, without its port", "2001:db8::1"],
    [3, "203.0.113.7, 192.0.2.9", "the first one if there are fewer proxies than configured", "203.0.113.7"],
  ])("behind %i proxies with the header %s is %s", (proxies, forwardedFor, _, address) => {
    expect(addressBehindProxies("192.0.2.1", forwardedFor, proxies)).toBe(address);
  });
});

it.each([
  ["203.0.113.7", "203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2f3:4:5:6:7", "2001:db8:1:2f3::/64", "2001:db8:1:200::/56"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64", "2001:db8:1:0::/56"],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0:0::/56"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0:0::/56"],
  ["not an address", "not an address", "not an address"],
])("%s counts as sender %s in network %s", (address, visitor, line) => {
  expect([networkOf(address), networkOf(address, 56)]).toEqual([visitor, line]);
});

describe("the rate-limit keys of an address", () => {
  it("are equal within a network", async () => {
    const keysOf = addressKeys(new FixedClock());
    const keys = await keysOf("2001:db8::1");
    expect(await keysOf("2001:db8::2")).toEqual(keys);
    expect(await keysOf("2001:db8:0:1::1")).toEqual({
      address: [expect.not.stringContaining(keys.address.join())],
      network: keys.network,
    });
    expect(await keysOf("2001:db8:0:100::1")).not.toMatchObject({ network: keys.network });
    expect(keys.address).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it("remain valid for one more day after the daily change", async () => {
    const clock = new FixedClock();
    const keysOf = addressKeys(clock);
    const [first] = (await keysOf("203.0.113.7")).address;
    expect((await addressKeys(clock)("203.0.113.7")).address).not.toContain(first);
    clock.advance(86_400_000);
    const { address, network } = await keysOf("203.0.113.7");
    expect([address, address.indexOf(first ?? "")]).toEqual([network, 1]);
    clock.advance(86_400_000);
    expect((await keysOf("203.0.113.7")).address).toEqual([expect.not.stringContaining(address.join()), address[0]]);
  });

  it("match on servers that share the daily secret", async () => {
    const clock = new FixedClock();
    const secretOfDay = vi.fn(async (day: number) => `the secret of day ${day}`);
    const [one, other] = [addressKeys(clock, secretOfDay), addressKeys(clock, secretOfDay)];
    secretOfDay.mockRejectedValueOnce(new Error("The database is gone"));
    await expect(one("203.0.113.7")).rejects.toThrow("The database is gone");
    expect(await one("203.0.113.7")).toEqual(await other("203.0.113.7"));
    expect(await one("203.0.113.7")).toEqual(await other("203.0.113.7"));
    expect(secretOfDay).toHaveBeenCalledTimes(3);
  });
});
