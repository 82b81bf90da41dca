import { Hono } from "hono";
import { etag } from "hono/etag";
import { describe } from "../openapi.ts";
import { REVALIDATED } from "../problem.ts";
import type { RouteContext } from "./route-context.ts";

/** The gallery. */
export function slideRoutes({ ports: { gallerySlides } }: RouteContext) {
  return new Hono().get("/", describe("The slides of the gallery"), etag(), async (context) =>
    context.json([...(await gallerySlides.list())], 200, REVALIDATED),
  );
}
