import { describe, expect, it } from "vitest";
import { addressBehindProxies } from "./client-address.ts";
import { networkOf } from "./network-of.ts";

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
