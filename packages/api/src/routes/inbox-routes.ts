import { Hono } from "hono";
import { parseBody } from "../guards/parse.ts";
import { MAX_BODY, requireJson } from "../guards/require-json.ts";
import { describeOwners } from "../openapi.ts";
import { idSchema, readMarkSchema } from "../schemas.ts";
import { sendChanged, sendList } from "../send-list.ts";
import type { RouteContext } from "./route-context.ts";

/** The owner's messages. */
export function inboxRoutes({ ports: { inbox, versions }, owner }: RouteContext) {
  const json = requireJson(MAX_BODY);
  return new Hono()
    .get("/", describeOwners("All messages, newest first"), owner, (context) =>
      sendList(context, { versions, noun: "messages", isPublic: false }, () => inbox.list()),
    )
    .post(
      "/read",
      describeOwners("Marks a message as read, or as unread", "invalid", "not-found"),
      owner,
      json,
      parseBody(readMarkSchema),
      async (context) => {
        const { id, isRead } = context.req.valid("json");
        await inbox.setRead(id, isRead);
        return sendChanged(context, versions, ["messages"], null);
      },
    )
    .post(
      "/remove",
      describeOwners("Removes a message; it can be restored for thirty days", "invalid", "not-found"),
      owner,
      json,
      parseBody(idSchema),
      async (context) => {
        await inbox.remove(context.req.valid("json").id);
        return sendChanged(context, versions, ["messages"], null);
      },
    )
    .get("/deleted", describeOwners("The messages that can be restored"), owner, async (context) =>
      context.json([...(await inbox.listDeleted())]),
    )
    .post(
      "/restore",
      describeOwners("Puts a removed message back", "invalid", "not-found", "full"),
      owner,
      json,
      parseBody(idSchema),
      async (context) => {
        const restored = await inbox.restore(context.req.valid("json").id);
        return sendChanged(context, versions, ["messages"], restored);
      },
    );
}
