import { Hono } from "hono";
import { idSchema, idsSchema, readMarkSchema, spamMarkSchema } from "../guards/request-schemas.ts";
import { messagesPerDay } from "../throttling/message-limits.ts";
import type { RouteContext } from "./api-options.ts";
import { done } from "./done.ts";

/** The owner's messages. */
export function inboxRoutes({ ports: { inbox, suspectedSpam }, freeBytes, mailFailure, owner, change }: RouteContext) {
  return new Hono()
    .get("/", owner, async (context) => context.json([...(await inbox.list())]))
    .post("/read", ...change(readMarkSchema), (context) => {
      const { id, isRead } = context.req.valid("json");
      return done(context, inbox.setRead(id, isRead));
    })
    .post("/suspected-spam", ...change(spamMarkSchema), (context) => {
      const { id, isSuspectedSpam } = context.req.valid("json");
      return done(context, suspectedSpam.setSuspected(id, isSuspectedSpam));
    })
    .post("/remove", ...change(idSchema), (context) => done(context, inbox.remove(context.req.valid("json").id)))
    .get("/status", owner, async (context) =>
      context.json({ messagesPerDay: messagesPerDay(await freeBytes()), mailFailure: await mailFailure() }),
    )
    .post("/erase", ...change(idsSchema), (context) => done(context, inbox.erase(context.req.valid("json").ids)));
}
