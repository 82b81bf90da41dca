import { Hono } from "hono";
import { deletedIdsSchema } from "../guards/request-schemas.ts";
import type { RouteContext } from "./api-options.ts";

/** What the owner deleted and can still restore. */
export function deletedRoutes({ ports: { deletedRecords }, owner, change }: RouteContext) {
  return new Hono()
    .get("/events", owner, async (context) => context.json([...(await deletedRecords.list("events"))]))
    .get("/messages", owner, async (context) => context.json([...(await deletedRecords.list("messages"))]))
    .post("/restore", ...change(deletedIdsSchema), async (context) => {
      const { noun, ids } = context.req.valid("json");
      await deletedRecords.restore(noun, ids);
      return context.json(null);
    });
}
