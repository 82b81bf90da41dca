import { IncomingMessage } from "node:http";
import { addressBehindProxies } from "./address-behind-proxies.ts";

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
