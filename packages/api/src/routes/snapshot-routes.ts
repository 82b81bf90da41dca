import { eitherSnapshotSchema, LONGEST_BACKUP_IN_PAGE, snapshotJson, toVersion1 } from "@inner-light/core";
import { Hono } from "hono";
import { stream } from "hono/streaming";
import { parse, snapshotFormatSchema, versionSchema } from "../guards/request-schemas.ts";
import { done, type RouteContext } from "./api-options.ts";

/** Everything that is kept. It is sent in pieces: each copy of it takes as much memory again. Pages that were opened before an update still read and send snapshots of version 1. */
export function snapshotRoutes({ ports: { snapshots }, owner, ownersUse, change }: RouteContext) {
  const snapshot = change(eitherSnapshotSchema, LONGEST_BACKUP_IN_PAGE);
  return new Hono()
    .get("/", owner, parse("query", snapshotFormatSchema), async (context) => {
      const { version, ...snapshot } = await snapshots.read();
      if (context.req.valid("query").format === undefined)
        return context.json({ version, snapshot: toVersion1(snapshot) });
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
