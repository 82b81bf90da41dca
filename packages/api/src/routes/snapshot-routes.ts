import { snapshotJson, snapshotSchema } from "@inner-light/core";
import { Hono } from "hono";
import { stream } from "hono/streaming";
import { parse, versionSchema } from "../guards/request-schemas.ts";
import type { RouteContext } from "./api-options.ts";
import { done } from "./done.ts";

/** The longest body with a snapshot, in bytes: three for each character of the longest text. */
export const MAX_SNAPSHOT_BODY = 3 * 2 ** 29;

/** Everything that is kept. It is sent and read in pieces: each copy of it takes as much memory again. */
export function snapshotRoutes({ ports: { snapshots }, owner, ownersUse, change }: RouteContext) {
  const snapshot = change(snapshotSchema, MAX_SNAPSHOT_BODY);
  return new Hono()
    .get("/", owner, async (context) => {
      const { version, ...snapshot } = await snapshots.read();
      context.header("Content-Type", "application/json");
      return stream(context, async (body) => {
        await body.write(`{"version":${JSON.stringify(version)},"snapshot":`);
        for (const piece of snapshotJson(snapshot)) await body.write(piece);
        await body.write("}");
      });
    })
    .post("/", ...snapshot, (context) => done(context, snapshots.merge(context.req.valid("json"))))
    .get("/backups", owner, async (context) => context.json(await snapshots.backupTimes()))
    .post("/backups", ownersUse, (context) => done(context, snapshots.recordBackup()))
    .put("/", ...snapshot, parse("query", versionSchema), (context) =>
      done(context, snapshots.replace(context.req.valid("json"), context.req.valid("query").version)),
    );
}
