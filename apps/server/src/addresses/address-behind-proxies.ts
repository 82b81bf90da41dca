/**
 * The visitor's address where `proxies` reverse proxies of the practice stand before the server. Each adds the address it
 * was called from at the end of `X-Forwarded-For`; what stands before those is the visitor's word, which may be forged.
 * Without proxies only the socket counts.
 */
export function addressBehindProxies(socketAddress: string, forwardedFor: string | null, proxies: number): string {
  if (proxies === 0 || forwardedFor === null) return socketAddress;
  const addresses = forwardedFor.split(",").map(withoutPort);
  return addresses.at(-proxies) ?? addresses[0] ?? socketAddress;
}

/** Some proxies add the port: `203.0.113.7:61234`, `[2001:db8::1]:61234`. */
function withoutPort(address: string): string {
  const [, version6, version4] = /^(?:\[(.*)\](?::\d+)?|([^:]+):\d+)$/.exec(address.trim()) ?? [];
  return version6 ?? version4 ?? address.trim();
}
