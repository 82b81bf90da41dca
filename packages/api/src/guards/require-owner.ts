import type { OwnerSessions } from "@inner-light/core/server";
import { createMiddleware } from "hono/factory";
import { bearerToken, tokenHash } from "./owner-token.ts";
import { Refusal } from "./refusal.ts";
import { isChange } from "./require-same-site.ts";

/**
 * Lets only the owner through. Goes before everything that reads the body. Reads do not extend the session, because open
 * pages read by themselves.
 */
export function requireOwner(sessions: OwnerSessions) {
  return createMiddleware(async (context, next) => {
    const token = bearerToken(context.req.header("authorization"));
    const hash = token === undefined ? undefined : await tokenHash(token);
    if (hash === undefined || !(await sessions.check(hash, isChange(context.req.method))))
      throw new Refusal("unauthorized");
    await next();
  });
}
