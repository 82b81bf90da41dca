import { Hono } from "hono";
import { parse } from "../guards/parse.ts";
import { MAX_BODY, requireJson } from "../guards/require-json.ts";
import { describeOwners } from "../openapi.ts";
import { idSchema, readMarkSchema, spamMarkSchema } from "../schemas.ts";
import type { RouteContext } from "./route-context.ts";

/** The owner's messages. */
export function inboxRoutes({ ports: { inbox, suspectedSpam }, owner }: RouteContext) {
  const json = requireJson(MAX_BODY);
  return new Hono()
    .get("/", describeOwners("All messages, newest first"), owner, async (context) =>
      context.json([...(await inbox.list())]),
    )
    .post(
      "/read",
      describeOwners("Marks a message as read, or as unread", "invalid", "not-found"),
      owner,
      json,
      parse("json", readMarkSchema),
      async (context) => {
        const { id, isRead } = context.req.valid("json");
        await inbox.setRead(id, isRead);
        return context.json(null);
      },
    )
    .post(
      "/suspected-spam",
      describeOwners("Marks a message as spam, or as none", "invalid", "not-found"),
      owner,
      json,
      parse("json", spamMarkSchema),
      async (context) => {
        const { id, isSuspectedSpam } = context.req.valid("json");
        await suspectedSpam.setSuspected(id, isSuspectedSpam);
        return context.json(null);
      },
    )
    .post(
      "/remove",
      describeOwners("Removes a message; it can be restored for thirty days", "invalid", "not-found"),
      owner,
      json,
      parse("json", idSchema),
      async (context) => {
        await inbox.remove(context.req.valid("json").id);
        return context.json(null);
      },
    );
}
