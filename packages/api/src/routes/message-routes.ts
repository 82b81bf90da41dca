import { Hono } from "hono";
import { parseBody, parseHeaders } from "../guards/parse.ts";
import { MAX_BODY, requireJson } from "../guards/require-json.ts";
import { describe } from "../openapi.ts";
import { idempotencySchema, messageSchema } from "../schemas.ts";
import { sendChanged } from "../send-list.ts";
import { MessageLimits } from "../throttling/message-limits.ts";
import type { RouteContext } from "./route-context.ts";

/** The visitor's message. No route here returns what other visitors wrote. */
export function messageRoutes({ ports: { messages, versions }, createLimiter, addressKey }: RouteContext) {
  const limits = new MessageLimits(createLimiter);
  return new Hono().post(
    "/",
    describe("Sends a message, once per idempotency key", "invalid", "throttled", "full", "unavailable"),
    requireJson(MAX_BODY),
    parseHeaders(idempotencySchema),
    parseBody(messageSchema),
    async (context) => {
      await limits.count(await addressKey(context.req.raw, context.env));
      const { draft, evidence } = context.req.valid("json");
      const sent = await messages.addOnce(context.req.valid("header")["idempotency-key"], draft, evidence);
      return sendChanged(context, versions, ["messages"], sent);
    },
  );
}
