import { Hono } from "hono";
import { looksLikeSpam } from "../guards/looks-like-spam.ts";
import { idempotencySchema, messageSchema, parse } from "../guards/request-schemas.ts";
import { MAX_BODY, requireJson } from "../guards/require-json.ts";
import { messageLimits } from "../throttling/message-limits.ts";
import type { RouteContext } from "./api-options.ts";

/** The visitor's message. No route here returns what visitors wrote. */
export function messageRoutes({ ports: { messages }, createLimiter, freeBytes, addressKey }: RouteContext) {
  const countMessage = messageLimits(createLimiter, freeBytes);
  return new Hono().post(
    "/",
    requireJson(MAX_BODY),
    parse("header", idempotencySchema),
    parse("json", messageSchema),
    async (context) => {
      const { draft, evidence } = context.req.valid("json");
      const key = context.req.valid("header")["idempotency-key"];
      if (await messages.has(key, draft)) return context.json(null);
      const isSuspectedSpam = looksLikeSpam(evidence);
      await countMessage(await addressKey(context.req.raw, context.env), isSuspectedSpam);
      await messages.addOnce(key, draft, isSuspectedSpam);
      return context.json(null);
    },
  );
}
