import { Hono } from "hono";
import { parseBody } from "../guards/parse.ts";
import { MAX_BODY, requireJson } from "../guards/require-json.ts";
import { describeOwners } from "../openapi.ts";
import { idSchema } from "../schemas.ts";
import { sendChanged, sendList } from "../send-list.ts";
import type { RouteContext } from "./route-context.ts";

/** The owner's folder for messages that look like spam. Its list has the version of the messages. */
export function suspectedSpamRoutes({ ports: { suspectedSpam, versions }, owner }: RouteContext) {
  const json = requireJson(MAX_BODY);
  return new Hono()
    .get("/", describeOwners("The messages that look like spam, newest first"), owner, (context) =>
      sendList(context, { versions, noun: "messages", isPublic: false }, () => suspectedSpam.list()),
    )
    .post(
      "/accept",
      describeOwners("Moves a message to the inbox", "invalid", "not-found", "full"),
      owner,
      json,
      parseBody(idSchema),
      async (context) => {
        const accepted = await suspectedSpam.accept(context.req.valid("json").id);
        return sendChanged(context, versions, ["messages"], accepted);
      },
    )
    .post(
      "/remove",
      describeOwners("Removes a message; it can be put back until it is deleted for good", "invalid", "not-found"),
      owner,
      json,
      parseBody(idSchema),
      async (context) => {
        await suspectedSpam.remove(context.req.valid("json").id);
        return sendChanged(context, versions, ["messages"], null);
      },
    )
    .post(
      "/restore",
      describeOwners("Puts a removed message back into the folder", "invalid", "not-found", "full"),
      owner,
      json,
      parseBody(idSchema),
      async (context) => {
        const restored = await suspectedSpam.restore(context.req.valid("json").id);
        return sendChanged(context, versions, ["messages"], restored);
      },
    );
}
