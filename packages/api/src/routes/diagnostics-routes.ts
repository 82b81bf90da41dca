import { Hono } from "hono";
import { describeOwners } from "../openapi.ts";
import type { RouteContext } from "./route-context.ts";

/** What the owner can learn about the store. */
export function diagnosticsRoutes({ ports: { diagnostics }, owner }: RouteContext) {
  return new Hono()
    .get("/issues", describeOwners("What is wrong with the stored data"), owner, async (context) =>
      context.json([...(await diagnostics.issues())]),
    )
    .get("/since", describeOwners("Since when the store keeps data"), owner, async (context) =>
      context.json({ keptSince: await diagnostics.keptSince() }),
    )
    .get("/raw", describeOwners("Everything as it is stored"), owner, async (context) =>
      context.body(await diagnostics.exportRaw(), 200, { "Content-Type": "application/json" }),
    );
}
