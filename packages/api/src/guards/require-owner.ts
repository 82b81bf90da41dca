import type { OwnerSessions } from "@inner-light/core/server";
import { createMiddleware } from "hono/factory";
import { sha256 } from "hono/utils/crypto";
import type * as v from "valibot";
import { Refusal } from "./refusal.ts";
import { MAX_OWNER_BODY, parseJsonBody, requireJson } from "./require-json.ts";

/** The SHA-256 of a token, which is what a store may see. */
export async function tokenHash(token: string): Promise<string> {
  const hash = await sha256(token);
  if (hash === null) throw new Error("This system computes no hashes");
  return hash;
}

/**
 * Lets only the owner through: before the body is read, and once more after it, because a session may end meanwhile.
 * `isUse`: a person makes the request. What open pages read by themselves does not extend the session.
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

/** Makes what each change of the owner's begins with: the body's size and form, and the guard before and after it arrives. */
export function ownersChange(owner: Guard, ownersUse: Guard) {
  return <Schema extends v.GenericSchema<unknown, object>>(schema: Schema, maxSize = MAX_OWNER_BODY) =>
    [owner, requireJson(maxSize), parseJsonBody(schema), ownersUse] as const;
}
