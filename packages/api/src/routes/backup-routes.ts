import { BACKUP_MAX_LENGTH } from "@inner-light/core";
import { Hono } from "hono";
import { parse } from "../guards/parse.ts";
import { readText, requireJsonFile } from "../guards/require-json.ts";
import { describeOwners } from "../openapi.ts";
import { restoreSchema } from "../schemas.ts";
import type { RouteContext } from "./route-context.ts";

/** In bytes, of which a character has up to three. */
export const MAX_FILE_BODY = 3 * BACKUP_MAX_LENGTH;

/** Everything that is kept, as one file for the owner: the body itself, because a copy takes as much memory again. */
export function backupRoutes({ ports: { backups, snapshots }, owner }: RouteContext) {
  const file = requireJsonFile(MAX_FILE_BODY);
  return new Hono()
    .get("/", describeOwners("When a backup was last made"), owner, async (context) =>
      context.json({
        lastBackupAt: await backups.lastBackupAt(),
        automaticBackupAt: await backups.automaticBackupAt(),
      }),
    )
    .put("/", describeOwners("Notes that the owner has a backup of now"), owner, async (context) => {
      await snapshots.recordBackup();
      return context.json(null);
    })
    .post("/", describeOwners("Makes a backup file"), owner, async (context) =>
      context.body(await backups.export(), 200, { "Content-Type": "application/json" }),
    )
    .post(
      "/preview",
      describeOwners("Compares a backup file with what is here", "invalid"),
      owner,
      file,
      async (context) => context.json(await backups.preview(await readText(context.req.raw))),
    )
    .post(
      "/restore",
      describeOwners("Restores a backup file, all of it or nothing", "invalid", "full"),
      owner,
      file,
      parse("query", restoreSchema),
      async (context) => {
        await backups.restore(await readText(context.req.raw), context.req.valid("query").mode);
        return context.json(null);
      },
    );
}
