import { Hono } from "hono";
import { describeOwners } from "../openapi.ts";
import { idSchema, readMarkSchema, spamMarkSchema } from "../schemas.ts";
import type { RouteContext } from "./route-context.ts";

/** The owner's messages. */
export function inboxRoutes({ ports: { inbox, suspectedSpam }, owner, change }: RouteContext) {
  return new Hono()
    .get("/", describeOwners("All messages, newest first"), owner, async (context) =>
      context.json([...(await inbox.list())]),
    )
    .post("/read", ...change("Marks a message as read, or as unread", readMarkSchema, "not-found"), async (context) => {
      const { id, isRead } = context.req.valid("json");
      await inbox.setRead(id, isRead);
      return context.json(null);
    })
    .post(
      "/suspected-spam",
      ...change("Marks a message as spam, or as none", spamMarkSchema, "not-found"),
      async (context) => {
        const { id, isSuspectedSpam } = context.req.valid("json");
        await suspectedSpam.setSuspected(id, isSuspectedSpam);
        return context.json(null);
      },
    )
    .post(
      "/remove",
      ...change("Removes a message; it can be restored for thirty days", idSchema, "not-found"),
      async (context) => {
        await inbox.remove(context.req.valid("json").id);
        return context.json(null);
      },
    );
}
