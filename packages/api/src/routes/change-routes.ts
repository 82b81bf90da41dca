import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { ChangeStreamWriter } from "../change-stream-writer.ts";
import { describeOwners } from "../openapi.ts";
import { Refusal } from "../problem.ts";
import type { RouteContext } from "./route-context.ts";

/** Open streams of one server, so that forgotten pages cannot use it up. */
const MAX_STREAMS = 100;

/** News for the owner's open pages. */
export function changeRoutes({ ports, sessions, owner, report, stop }: RouteContext) {
  let open = 0;
  return new Hono().get("/", describeOwners("Which list changed, as server-sent events"), owner, (context) => {
    // Hono runs this for HEAD too, and then nobody reads the stream.
    if (context.req.method === "HEAD") return context.body(null);
    if (open >= MAX_STREAMS || stop?.aborted) throw new Refusal("unavailable", { reason: "streams" });
    // nginx would hold the events back.
    context.header("X-Accel-Buffering", "no");
    return streamSSE(context, async (stream) => {
      open += 1;
      try {
        const isAllowed = () => sessions.isActive(context.var.tokenHash);
        await new ChangeStreamWriter(stream, ports, isAllowed, stop).run();
      } catch (error) {
        report?.(error);
      } finally {
        open -= 1;
      }
    });
  });
}
