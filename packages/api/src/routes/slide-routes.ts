import { Hono } from "hono";
import { etag } from "hono/etag";
import { REVALIDATED } from "../guards/refusal.ts";
import type { RouteContext } from "./route-context.ts";

/** The gallery. */
export function slideRoutes({ ports: { gallerySlides } }: RouteContext) {
  return new Hono().get("/", etag(), async (context) =>
    context.json([...(await gallerySlides.list())], 200, REVALIDATED),
  );
}
