import type { ListVersions, OwnerSessions } from "@inner-light/core/server";
import { createMiddleware } from "hono/factory";
import { bearerToken, tokenHash } from "./owner-token.ts";
import { Refusal } from "./refusal.ts";
import { isChange } from "./require-same-site.ts";

/**
 * Lets only the owner through. Goes before everything that reads the body. Reads do not extend the session, because open
 * pages read by themselves. The answer of a change carries the versions of the lists, so that the page that made it does
 * not take it for another's.
 */
export function requireOwner(sessions: OwnerSessions, versions: ListVersions) {
  return createMiddleware(async (context, next) => {
    const token = bearerToken(context.req.header("authorization"));
    const hash = token === undefined ? undefined : await tokenHash(token);
    const isOwnChange = isChange(context.req.method);
    if (hash === undefined || !(await sessions.check(hash, isOwnChange))) throw new Refusal("unauthorized");
    await next();
    if (!isOwnChange || !context.res.ok) return;
    // The change is stored, whatever becomes of this.
    const after = await versions.all().catch(() => undefined);
    if (after !== undefined) context.header("List-Versions", JSON.stringify(after));
  });
}
