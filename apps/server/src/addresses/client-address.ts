import { createHmac, randomBytes } from "node:crypto";
import { IncomingMessage } from "node:http";
import type { SenderKeys } from "@inner-light/api";
import { type Clock, DAY_MS } from "@inner-light/core";
import * as v from "valibot";

const bindings = v.object({ incoming: v.instance(IncomingMessage) });

export function incomingOf(env: unknown): IncomingMessage {
  return v.parse(bindings, env).incoming;
}

export function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwardedFor = headers["x-forwarded-for"]?.toString() ?? null;
  return addressBehindProxies(socket.remoteAddress ?? "unknown", forwardedFor, trustedProxies);
}

/** Returns the visitor's address behind trusted proxies. Earlier `X-Forwarded-For` entries may be forged. */
export function addressBehindProxies(socketAddress: string, forwardedFor: string | null, proxies: number): string {
  if (proxies === 0 || forwardedFor === null) return socketAddress;
  const addresses = forwardedFor.split(",").map(withoutPort);
  return addresses.at(-proxies) ?? addresses[0] ?? socketAddress;
}

/** Some proxies append a port: `203.0.113.7:61234`, `[2001:db8::1]:61234`. */
function withoutPort(address: string): string {
  const [, version6, version4] = /^(?:\[(.*)\](?::\d+)?|([^:]+):\d+)$/.exec(address.trim()) ?? [];
  return version6 ?? version4 ?? address.trim();
}

/** Returns an IPv4 address unchanged, or an IPv6 prefix: /64 for a visitor, /56 for an internet connection. */
export function networkOf(address: string, bits: 64 | 56 = 64): string {
  const plain = address.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined || !plain.includes(":")) return mapped ?? plain;
  const [before = [], after = []] = plain.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
  const last = bits === 64 ? groups[3] : (Number.parseInt(groups[3] ?? "0", 16) & 0xff00).toString(16);
  return `${[...groups.slice(0, 3), last].join(":")}::/${bits}`;
}

const randomSecret = async () => randomBytes(32).toString("hex");

/**
 * Returns throttle keys, the HMACs of an address under daily secrets. Counters do not reveal addresses later. The
 * second key uses the previous day's secret and continues its counts. Servers that share counts must share
 * `secretOfDay`.
 */
export function addressKeys(clock: Clock, secretOfDay: (day: number) => Promise<string> = randomSecret) {
  const secrets = new Map<number, Promise<string>>();

  const secretsOfToday = () => {
    const today = Math.floor(clock.now() / DAY_MS);
    for (const day of secrets.keys()) if (day !== today && day !== today - 1) secrets.delete(day);
    if (!secrets.has(today)) {
      const secret = secretOfDay(today);
      secrets.set(today, secret);
      // The next request tries again.
      secret.catch(() => secrets.delete(today));
    }
    return Promise.all([today, today - 1].flatMap((day) => secrets.get(day) ?? []));
  };

  return async (address: string): Promise<SenderKeys> => {
    const texts = await secretsOfToday();
    const keysOf = (network: string) =>
      texts.map((secret) => createHmac("sha256", secret).update(network).digest("hex"));
    return { address: keysOf(networkOf(address)), network: keysOf(networkOf(address, 56)) };
  };
}
