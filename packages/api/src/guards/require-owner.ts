import type { OwnerSessions } from "@inner-light/core/server";
import { createMiddleware } from "hono/factory";
import { bearerToken, tokenHash } from "./owner-token.ts";
import { Refusal } from "./refusal.ts";

/**
 * Lets only the owner through. Goes before everything that reads the body, and once more after it, because a session may
 * end while the body arrives. Only what a person does `isUse`: open pages read by themselves.
 */
export function requireOwner(sessions: OwnerSessions, isUse: boolean, onOwner: (env: unknown) => void = () => {}) {
  return createMiddleware(async (context, next) => {
    const token = bearerToken(context.req.header("authorization"));
    const hash = token === undefined ? undefined : await tokenHash(token);
    if (hash === undefined || !(await sessions.check(hash, isUse))) throw new Refusal("unauthorized");
    onOwner(context.env);
    await next();
  });
}
