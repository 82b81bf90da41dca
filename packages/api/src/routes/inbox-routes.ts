import { Hono } from "hono";
import { idSchema, idsSchema, readMarkSchema, spamMarkSchema } from "../guards/request-schemas.ts";
import { messagesPerDay } from "../throttling/message-limits.ts";
import type { RouteContext } from "./api-options.ts";

/** The owner's messages. */
export function inboxRoutes({ ports: { inbox, suspectedSpam }, freeBytes, mailFailure, owner, change }: RouteContext) {
  return new Hono()
    .get("/", owner, async (context) => context.json([...(await inbox.list())]))
    .post("/read", ...change(readMarkSchema), async (context) => {
      const { id, isRead } = context.req.valid("json");
      await inbox.setRead(id, isRead);
      return context.json(null);
    })
    .post("/suspected-spam", ...change(spamMarkSchema), async (context) => {
      const { id, isSuspectedSpam } = context.req.valid("json");
      await suspectedSpam.setSuspected(id, isSuspectedSpam);
      return context.json(null);
    })
    .post("/remove", ...change(idSchema), async (context) => {
      await inbox.remove(context.req.valid("json").id);
      return context.json(null);
    })
    .get("/status", owner, async (context) =>
      context.json({ messagesPerDay: messagesPerDay(await freeBytes()), mailFailure: await mailFailure() }),
    )
    .post("/erase", ...change(idsSchema), async (context) => {
      await inbox.erase(context.req.valid("json").ids);
      return context.json(null);
    });
}
