import { Hono } from "hono";
import { sign, verify } from "hono/jwt";
import { Refusal } from "../guards/refusal.ts";
import { parse, passwordSchema } from "../guards/request-schemas.ts";
import { MAX_BODY, requireJson } from "../guards/require-json.ts";
import { tokenHash } from "../guards/require-owner.ts";
import { passwordAttempts } from "../throttling/password-attempts.ts";
import type { RouteContext } from "./api-options.ts";

const ALGORITHM = "HS256";

/** 256 bits, as 64 hexadecimal digits. */
const randomToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The owner's session: a password for a token, and for a mark. A browser that sends a mark goes before others, and its
 * wrong passwords count for it and not for its address. A mark is worth nothing else.
 */
export function sessionRoutes(routeContext: RouteContext) {
  const { sessions, senderKeys, browserSecret } = routeContext;
  const checkPassword = passwordAttempts(routeContext);
  return new Hono().post("/", requireJson(MAX_BODY), parse("json", passwordSchema), async (context) => {
    const { password, mark } = context.req.valid("json");
    const secret = await browserSecret();
    const browser = await verify(mark, secret, ALGORITHM).catch(() => undefined);
    const keys = browser === undefined ? (await senderKeys(context.env)).address : [`browser ${browser["id"]}`];
    const passwordHash = await checkPassword(password, keys, browser !== undefined);
    const token = randomToken();
    const isOpen = passwordHash !== null && (await sessions.start(await tokenHash(token), passwordHash));
    if (!isOpen) throw new Refusal("unauthorized", { reason: "wrong-password" });
    return context.json({ token, mark: await sign({ id: randomToken() }, secret, ALGORITHM) });
  });
}
