import { Hono } from "hono";
import { describeOwners } from "../openapi.ts";
import { deletedIdsSchema } from "../schemas.ts";
import type { RouteContext } from "./route-context.ts";

/** What the owner deleted and can still restore. */
export function deletedRoutes({ ports: { deletedRecords }, owner, change }: RouteContext) {
  return new Hono()
    .get("/events", describeOwners("The events that can be restored"), owner, async (context) =>
      context.json([...(await deletedRecords.list("events"))]),
    )
    .get("/messages", describeOwners("The messages that can be restored"), owner, async (context) =>
      context.json([...(await deletedRecords.list("messages"))]),
    )
    .post(
      "/restore",
      ...change("Puts deleted records back, all or none", deletedIdsSchema, "not-found", "full"),
      async (context) => {
        const { noun, ids } = context.req.valid("json");
        await deletedRecords.restore(noun, ids);
        return context.json(null);
      },
    );
}
