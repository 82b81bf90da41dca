import { join } from "node:path";
import { type Clock, DAY_MS } from "@inner-light/core";
import type { SqlBackend } from "@inner-light/storage-sql";
import type { ServerConfig } from "../config/server-config.ts";
import { BACKUP_FOLDER } from "../data-folder.ts";
import type { Log } from "../log.ts";
import { createOwnerMail } from "../mail/owner-mail.ts";
import { sendOutbox } from "../mail/send-outbox.ts";
import type { SiteFacts } from "../pages/page-renderer.ts";
import { backUpDaily } from "./nightly-backup.ts";
import { type Repeating, repeat } from "./repeat.ts";

const BACKUP_CHECK_MS = 10 * 60_000;
const OUTBOX_CHECK_MS = 30_000;

interface MaintenanceOptions {
  readonly backend: SqlBackend;
  readonly config: ServerConfig;
  readonly site: SiteFacts;
  readonly clock: Clock;
  readonly log: Log;
}

/** Starts what runs beside the requests: the daily backup, the daily deletion of what is no longer kept, and the mails. */
export function startMaintenance({ backend, config, site, clock, log }: MaintenanceOptions): { stop(): Promise<void> } {
  const { backups, copyTo } = backend;
  const folder = join(config.dataFolder, BACKUP_FOLDER);
  const jobs: Repeating[] = [
    repeat({
      task: () => backUpDaily({ folder, backups, copyTo, clock }),
      pauseMs: BACKUP_CHECK_MS,
      onError: (error) => log.error("The daily backup could not be written", error),
    }),
    repeat({
      task: backend.purge,
      pauseMs: DAY_MS,
      onError: (error) => log.error("What is no longer kept could not be deleted", error),
    }),
  ];
  let unsubscribe = () => {};
  if (config.mail !== undefined) {
    const send = createOwnerMail({ mail: config.mail, ...site });
    const mails = repeat({
      task: () => sendOutbox({ outbox: backend.outbox, send, clock, log }),
      pauseMs: OUTBOX_CHECK_MS,
      onError: (error) => log.error("The outbox could not be read", error),
    });
    unsubscribe = backend.changes.subscribe((change) => change === "messages" && mails.runNow());
    jobs.push(mails);
  }
  return {
    async stop() {
      unsubscribe();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
