import { IncomingMessage } from "node:http";
import * as v from "valibot";

/** What @hono/node-server hands to the API beside the request. */
const bindings = v.object({ incoming: v.instance(IncomingMessage) });

/** The request as Node has it. */
export function incomingOf(env: unknown): IncomingMessage {
  return v.parse(bindings, env).incoming;
}

/** The visitor's address. */
export function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwardedFor = headers["x-forwarded-for"]?.toString() ?? null;
  return addressBehindProxies(socket.remoteAddress ?? "unknown", forwardedFor, trustedProxies);
}

/**
 * The visitor's address behind `proxies` reverse proxies of the practice. Each adds the address it was called from at
 * the end of `X-Forwarded-For`; what stands before those may be forged. Without proxies only the socket counts.
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
