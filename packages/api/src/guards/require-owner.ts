import type { ListVersions, OwnerSessions } from "@inner-light/core/server";
import { createMiddleware } from "hono/factory";
import type * as v from "valibot";
import { bearerToken, tokenHash } from "./owner-token.ts";
import { Refusal } from "./refusal.ts";
import { parse } from "./request-schemas.ts";
import { MAX_OWNER_BODY, requireJson } from "./require-json.ts";
import { isChange } from "./require-same-site.ts";

interface OwnerGuard {
  /** Whether the request is one that a person makes: open pages read by themselves, which does not extend the session. */
  readonly isUse: boolean;
  readonly onOwner?: ((env: unknown) => void) | undefined;
  /** The answer of a change carries these, so that the page that made it does not take it for another's. */
  readonly versions?: ListVersions;
}

/**
 * Lets only the owner through. Goes before everything that reads the body, and once more after it, because a session may
 * end while the body arrives.
 */
export function requireOwner(sessions: OwnerSessions, { isUse, onOwner, versions }: OwnerGuard) {
  return createMiddleware(async (context, next) => {
    const token = bearerToken(context.req.header("authorization"));
    const hash = token === undefined ? undefined : await tokenHash(token);
    if (hash === undefined || !(await sessions.check(hash, isUse))) throw new Refusal("unauthorized");
    onOwner?.(context.env);
    await next();
    if (!isChange(context.req.method) || !context.res.ok) return;
    // The change is stored, whatever becomes of this.
    const after = await versions?.all().catch(() => undefined);
    if (after !== undefined) context.header("List-Versions", JSON.stringify(after));
  });
}

type Guard = ReturnType<typeof requireOwner>;

/** Makes what each change of the owner's begins with: the body's size and form, and the guard before and after it arrives. */
export function ownersChange(owner: Guard, ownersUse: Guard) {
  const json = requireJson(MAX_OWNER_BODY);
  return <Schema extends v.GenericSchema>(schema: Schema) => [owner, json, parse("json", schema), ownersUse] as const;
}
