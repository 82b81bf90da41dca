import { Hono } from "hono";
import type { RouteContext } from "./api-options.ts";

/** What the owner can learn about the store. */
export function diagnosticsRoutes({ ports: { diagnostics }, owner }: RouteContext) {
  return new Hono()
    .get("/issues", owner, async (context) => context.json([...(await diagnostics.issues())]))
    .get("/since", owner, async (context) => context.json(await diagnostics.keptSince()))
    .get("/raw", owner, async (context) =>
      context.body(await diagnostics.exportRaw(), 200, { "Content-Type": "application/json" }),
    );
}
