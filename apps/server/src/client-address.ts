import type { IncomingMessage } from "node:http";

/**
 * The address of a visitor. Each proxy appends the address it was asked from to `X-Forwarded-For`, so with so many
 * trusted proxies the visitor's is that many places from the end; what stands before it could be forged.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const direct = socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return direct;
  const hops = forwardedFor(headers["x-forwarded-for"]);
  return hops.at(-trustedProxies) ?? hops[0] ?? direct;
}

/** Whether a proxy seems to be in front of the server. */
export function isForwarded({ headers }: IncomingMessage): boolean {
  return headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
}

function forwardedFor(header: string | readonly string[] | undefined): string[] {
  const text = typeof header === "string" ? header : (header?.join(",") ?? "");
  return text
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => hop !== "");
}
