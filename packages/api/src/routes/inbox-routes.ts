import { Hono } from "hono";
import { idsSchema, readMarksSchema, spamMarksSchema } from "../guards/request-schemas.ts";
import { messagesPerDay } from "../throttling/message-limits.ts";
import type { RouteContext } from "./api-options.ts";
import { done } from "./done.ts";

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
