import { parseJson, type Snapshot, snapshotJson, snapshotSchema, validate } from "@inner-light/core";
import { Hono } from "hono";
import { stream } from "hono/streaming";
import { parse } from "../guards/parse.ts";
import { Refusal } from "../guards/refusal.ts";
import { versionSchema } from "../guards/request-schemas.ts";
import { readText, requireJsonFile } from "../guards/require-json.ts";
import type { RouteContext } from "./route-context.ts";

/** The longest body with a snapshot, in bytes: three for each character of the longest text. */
export const MAX_SNAPSHOT_BODY = 3 * 2 ** 29;

/** Everything that is kept, in pieces: a copy of it as one text takes as much memory again. */
export function snapshotRoutes({ ports: { snapshots }, owner }: RouteContext) {
  const body = requireJsonFile(MAX_SNAPSHOT_BODY);
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
    .post("/", owner, body, async (context) => {
      await snapshots.merge(await readSnapshot(context.req.raw));
      return context.json(null);
    })
    .get("/backups", owner, async (context) => context.json(await snapshots.backupTimes()))
    .post("/backups", owner, async (context) => {
      await snapshots.recordBackup();
      return context.json(null);
    })
    .put("/", owner, body, parse("query", versionSchema), async (context) => {
      await snapshots.replace(await readSnapshot(context.req.raw), context.req.valid("query").version);
      return context.json(null);
    });
}

async function readSnapshot(request: Request): Promise<Snapshot> {
  const value = parseJson(await readText(request));
  if (value === undefined) throw new Refusal("invalid", { status: 400, reason: "malformed" });
  return validate(snapshotSchema, value);
}
