import type { OwnerSessions } from "@inner-light/core/server";
import { createMiddleware } from "hono/factory";
import { sha256 } from "hono/utils/crypto";
import type * as v from "valibot";
import { Refusal } from "./refusal.ts";
import { MAX_OWNER_BODY, parseJsonBody, requireJson } from "./require-json.ts";

/** Returns the SHA-256 of a token. Stores never see the token itself. */
export async function tokenHash(token: string): Promise<string> {
  const hash = await sha256(token);
  if (hash === null) throw new Error("This system computes no hashes");
  return hash;
}

/** Lets only the owner through. `isUse` extends the session; polling passes false. */
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

/** Checks the session before and after the body arrives, because it may end in between. */
export function ownersChange(owner: Guard, ownersUse: Guard) {
  return <Schema extends v.GenericSchema<unknown, object>>(schema: Schema, maxSize = MAX_OWNER_BODY) =>
    [owner, requireJson(maxSize), parseJsonBody(schema), ownersUse] as const;
}
