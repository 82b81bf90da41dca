import { join } from "node:path";
import { type Clock, DAY_MS } from "@inner-light/core";
import type { SiteFacts } from "@inner-light/site-server/page-renderer";
import type { SqlBackend } from "@inner-light/storage-sql";
import type { ServerConfig } from "../config/server-config.ts";
import { BACKUP_FOLDER } from "../data-folder.ts";
import type { Log } from "../log.ts";
import { createOwnerMail } from "../mail/owner-mail.ts";
import { sendOutbox } from "../mail/send-outbox.ts";
import { backUpDaily } from "./daily-backup.ts";

const BACKUP_CHECK_MS = 10 * 60_000;
const OUTBOX_CHECK_MS = 10_000;

interface MaintenanceOptions {
  readonly backend: SqlBackend;
  readonly config: ServerConfig;
  readonly site: SiteFacts;
  readonly clock: Clock;
  readonly log: Log;
}

/** Starts what runs beside the requests: the daily backup, the daily deletion of what is no longer kept, and the mails. */
export function startMaintenance({ backend, config, site, clock, log }: MaintenanceOptions): Repeating {
  const { snapshots, copyTo, outbox } = backend;
  const folder = join(config.dataFolder, BACKUP_FOLDER);
  const jobs = [
    repeat(
      () => backUpDaily({ folder, snapshots, copyTo, clock }),
      BACKUP_CHECK_MS,
      (error) => log.error("The daily backup could not be written", error),
    ),
    repeat(backend.purge, DAY_MS, (error) => log.error("What is no longer kept could not be deleted", error)),
  ];
  if (config.mail !== undefined) {
    const send = createOwnerMail({ mail: config.mail, ...site });
    const onError = (error: unknown) => log.error("The outbox could not be read", error);
    jobs.push(repeat(() => sendOutbox({ outbox, send, clock, log }), OUTBOX_CHECK_MS, onError));
  }
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

interface Repeating {
  /** Begins nothing more, and resolves once what has begun is over. */
  stop(): Promise<void>;
}

/** Runs a task at once and then after each pause, never twice at a time. A failed run is followed by another like any. */
function repeat(task: () => Promise<void>, pauseMs: number, onError: (error: unknown) => void): Repeating {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void>;
  let isStopped = false;
  const run = () => {
    running = task()
      .catch(onError)
      .then(() => {
        if (!isStopped) timer = setTimeout(run, pauseMs).unref();
      });
  };
  run();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
