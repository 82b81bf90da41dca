import type { OwnerSessions } from "@inner-light/core/server";
import { createMiddleware } from "hono/factory";
import { sha256 } from "hono/utils/crypto";
import type * as v from "valibot";
import { Refusal } from "./refusal.ts";
import { MAX_OWNER_BODY, parseJsonBody, requireJson } from "./require-json.ts";

/** The SHA-256 of a token, the only form in which stores see it. */
export async function tokenHash(token: string): Promise<string> {
  const hash = await sha256(token);
  if (hash === null) throw new Error("This system computes no hashes");
  return hash;
}

/**
 * Lets only the owner through. `isUse` extends the session: true for a person's action, false for a page's own polling.
 */
export function requireOwner(sessions: OwnerSessions, isUse: boolean, onOwner?: (env: unknown) => void) {
  return createMiddleware(async (context, next) => {
    const token = /^Bearer ([0-9a-f]{64})$/.exec(context.req.header("authorization") ?? "")?.[1];
    const isOpen = token !== undefined && (await sessions.check(await tokenHash(token), isUse));
    if (!isOpen) throw new Refusal("unauthorized");
    onOwner?.(context.env);
    await next();
  });
}

type Guard = ReturnType<typeof requireOwner>;

/** Guards a change by the owner before and after the body arrives, because the session may end in between. */
export function ownersChange(owner: Guard, ownersUse: Guard) {
  return <Schema extends v.GenericSchema<unknown, object>>(schema: Schema, maxSize = MAX_OWNER_BODY) =>
    [owner, requireJson(maxSize), parseJsonBody(schema), ownersUse] as const;
}
