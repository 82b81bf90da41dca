import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Clock, DAY_MS } from "@inner-light/core";
import type { PageRenderer } from "@inner-light/core/server";
import type { SqlBackend } from "@inner-light/storage-sql";
import type { ServerConfig } from "../config/server-config.ts";
import { adjustReserve, BACKUP_FOLDER, freeBytesOf } from "../data-folder.ts";
import type { Log } from "../log.ts";
import { createOwnerMail, sendOutbox } from "../mail/owner-mail.ts";
import { backUpDaily } from "./daily-backup.ts";

const UPKEEP_MS = 10 * 60_000;
const OUTBOX_CHECK_MS = 10_000;

interface MaintenanceOptions {
  readonly backend: SqlBackend;
  readonly config: ServerConfig;
  readonly site: Pick<PageRenderer, "facts" | "mails">;
  readonly clock: Clock;
  readonly log: Log;
}

/** Starts daily backups, purges, and emails. Returns a function that stops them and waits for running tasks. */
export function startMaintenance({ backend, config, site, clock, log }: MaintenanceOptions): () => Promise<void> {
  const { dataFolder } = config;
  const stopping = new AbortController();

  /** Runs a task now and after each pause, even if it failed. Runs never overlap. */
  const repeat = async (task: () => Promise<void>, pauseMs: number, during: string) => {
    while (!stopping.signal.aborted) {
      await task().catch((error: unknown) => log.error(during, error));
      await setTimeout(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };

  const keepUp = async () => {
    await adjustReserve(dataFolder);
    await backUpDaily({ folder: join(dataFolder, BACKUP_FOLDER), backend, clock, freeBytesOf });
  };
  const purge = async () => backend.purge(await freeBytesOf(dataFolder));
  const jobs = [
    repeat(keepUp, UPKEEP_MS, "The daily backup could not be written"),
    repeat(purge, DAY_MS, "What is no longer kept could not be deleted"),
  ];
  if (config.mail !== undefined) {
    const send = createOwnerMail({ mail: config.mail, practiceName: site.facts.practiceName, mails: site.mails, log });
    const sendMails = () => sendOutbox({ outbox: backend.outbox, send, clock, log });
    jobs.push(repeat(sendMails, OUTBOX_CHECK_MS, "The outbox could not be read"));
  }
  return async () => {
    stopping.abort();
    await Promise.all(jobs);
  };
}
