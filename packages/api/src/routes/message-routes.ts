import { Hono } from "hono";
import { looksLikeSpam } from "../guards/looks-like-spam.ts";
import {
  idempotencySchema,
  idsSchema,
  messageSchema,
  parse,
  readMarksSchema,
  spamMarksSchema,
} from "../guards/request-schemas.ts";
import { MAX_BODY, requireJson } from "../guards/require-json.ts";
import { messageLimits, messagesPerDay } from "../throttling/message-limits.ts";
import { done, type RouteContext } from "./api-options.ts";

/** The visitor's routes: none returns what visitors wrote. */
export function messageRoutes({ ports: { messages }, createLimiter, freeBytes, senderKeys }: RouteContext) {
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
      await countMessage(await senderKeys(context.env), isSuspectedSpam);
      await messages.addOnce(key, draft, isSuspectedSpam);
      return context.json(null);
    },
  );
}

/** The owner's messages. */
export function inboxRoutes({ ports: { inbox, suspectedSpam }, freeBytes, mailFailure, owner, change }: RouteContext) {
  return new Hono()
    .get("/", owner, async (context) => context.json([...(await inbox.list())]))
    .post("/read", ...change(readMarksSchema), (context) => {
      const { ids, isRead } = context.req.valid("json");
      return done(context, inbox.setRead(ids, isRead));
    })
    .post("/suspected-spam", ...change(spamMarksSchema), (context) => {
      const { ids, isSuspectedSpam } = context.req.valid("json");
      return done(context, suspectedSpam.setSuspected(ids, isSuspectedSpam));
    })
    .post("/remove", ...change(idsSchema), (context) => done(context, inbox.remove(context.req.valid("json").ids)))
    .get("/status", owner, async (context) =>
      context.json({ messagesPerDay: messagesPerDay(await freeBytes()), mailFailure: await mailFailure() }),
    )
    .post("/erase", ...change(idsSchema), (context) => done(context, inbox.erase(context.req.valid("json").ids)));
}
