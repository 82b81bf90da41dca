import { Hono } from "hono";
import { describe } from "../openapi.ts";
import { sendList } from "../send-list.ts";
import type { RouteContext } from "./route-context.ts";

/** The gallery. */
export function slideRoutes({ ports: { gallerySlides, versions } }: RouteContext) {
  return new Hono().get("/", describe("The slides of the gallery"), (context) =>
    sendList(context, { versions, noun: "slides", isPublic: true }, () => gallerySlides.list()),
  );
}
