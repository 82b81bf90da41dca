import { IncomingMessage } from "node:http";

/** The visitor's address. `env` is what @hono/node-server hands to the API beside the request. */
export function clientAddress({ headers }: Request, env: unknown, trustedProxies: number): string {
  return addressBehindProxies(socketAddress(env) ?? "unknown", headers.get("X-Forwarded-For"), trustedProxies);
}

function socketAddress(env: unknown): string | undefined {
  const isBound = typeof env === "object" && env !== null && "incoming" in env;
  return isBound && env.incoming instanceof IncomingMessage ? env.incoming.socket.remoteAddress : undefined;
}

/** Whether a proxy seems to be in front of the server. */
export function isForwarded({ headers }: IncomingMessage): boolean {
  return headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
}

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
