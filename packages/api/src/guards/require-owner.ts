import type { OwnerSessions } from "@inner-light/core";
import { createMiddleware } from "hono/factory";
import { bearerToken, tokenHash } from "../owner-token.ts";
import { Refusal } from "../problem.ts";

/** What `requireOwner` leaves for the routes behind it. */
export interface OwnerEnv {
  Variables: {
    /** The key of the session in `OwnerSessions`. */
    tokenHash: string;
  };
}

/** Lets only the owner through. Goes before everything that reads the body. */
export function requireOwner(sessions: OwnerSessions) {
  return createMiddleware<OwnerEnv>(async (context, next) => {
    const token = bearerToken(context.req.header("authorization"));
    const hash = token === undefined ? undefined : await tokenHash(token);
    if (hash === undefined || !(await sessions.use(hash))) throw new Refusal("unauthorized");
    context.set("tokenHash", hash);
    await next();
  });
}
