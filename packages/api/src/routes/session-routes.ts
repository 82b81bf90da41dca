import { Hono } from "hono";
import { createToken, tokenHash } from "../guards/owner-token.ts";
import { parse } from "../guards/parse.ts";
import { Refusal } from "../guards/refusal.ts";
import { passwordSchema } from "../guards/request-schemas.ts";
import { MAX_BODY, requireJson } from "../guards/require-json.ts";
import { passwordAttempts } from "../throttling/password-attempts.ts";
import type { RouteContext } from "./route-context.ts";

/** The owner's session: a password for a token. */
export function sessionRoutes(routeContext: RouteContext) {
  const { sessions, addressKey } = routeContext;
  const checkPassword = passwordAttempts(routeContext);
  return new Hono().post("/", requireJson(MAX_BODY), parse("json", passwordSchema), async (context) => {
    const key = await addressKey(context.req.raw, context.env);
    const passwordHash = await checkPassword(context.req.valid("json").password, key);
    const token = createToken();
    const isOpen = passwordHash !== null && (await sessions.start(await tokenHash(token), passwordHash));
    if (!isOpen) throw new Refusal("unauthorized", { reason: "wrong-password" });
    return context.json({ token });
  });
}
