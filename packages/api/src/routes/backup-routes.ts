import { BACKUP_MAX_LENGTH, NOUNS } from "@inner-light/core";
import { Hono } from "hono";
import { parseBody } from "../guards/parse.ts";
import { requireJson } from "../guards/require-json.ts";
import { describeOwners } from "../openapi.ts";
import { backupFileSchema, restoreSchema } from "../schemas.ts";
import { sendChanged } from "../send-list.ts";
import type { RouteContext } from "./route-context.ts";

/** A file is sent as a JSON string, which has more bytes than the file has characters. */
const MAX_FILE_BODY = 2 * BACKUP_MAX_LENGTH;

/** Everything that is kept, as one file for the owner. */
export function backupRoutes({ ports: { backups, versions }, owner }: RouteContext) {
  const json = requireJson(MAX_FILE_BODY);
  return new Hono()
    .get("/", describeOwners("When a backup was last made"), owner, async (context) =>
      context.json({ lastBackupAt: await backups.lastBackupAt() }),
    )
    .post("/", describeOwners("Makes a backup file"), owner, async (context) =>
      context.json({ file: await backups.export() }),
    )
    .post(
      "/preview",
      describeOwners("Compares a backup file with what is here", "invalid"),
      owner,
      json,
      parseBody(backupFileSchema),
      async (context) => context.json(await backups.preview(context.req.valid("json").file)),
    )
    .post(
      "/restore",
      describeOwners("Restores a backup file, all of it or nothing", "invalid", "full"),
      owner,
      json,
      parseBody(restoreSchema),
      async (context) => {
        const { file, mode } = context.req.valid("json");
        await backups.restore(file, mode);
        return sendChanged(context, versions, NOUNS, null);
      },
    );
}
