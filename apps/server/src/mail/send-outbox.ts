import type { Clock } from "@inner-light/core";
import type { SqlBackend } from "@inner-light/storage-sql";
import type { Log } from "../log.ts";
import { mailFailureReason, type SendOwnerMail } from "./owner-mail.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long to wait after so many failures: a minute, then twice as long each time, at most an hour. */
export function pauseAfter(failures: number): number {
  return Math.min(HOUR_MS, MINUTE_MS * 2 ** (failures - 1));
}

interface OutboxWorker {
  readonly outbox: SqlBackend["outbox"];
  readonly send: SendOwnerMail;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Sends the mail that is due. What cannot be sent stays in the outbox, so a mail server that is down loses nothing. The
 * next mail follows an hour later at the earliest, and covers everything that arrived in between.
 */
export async function sendOutbox({ outbox, send, clock, log }: OutboxWorker): Promise<void> {
  const due = await outbox.due(clock.now());
  if (due === null) return;
  const { ids, tries, messages, suspectedSpam } = due;
  try {
    await send(due);
  } catch (error) {
    log.error("A mail to the owner could not be sent and will be tried again", error);
    await outbox.failed(ids, clock.now() + pauseAfter(tries + 1), mailFailureReason(error));
    return;
  }
  await outbox.sent(ids, clock.now() + (messages.length + suspectedSpam.length > 0 ? HOUR_MS : 0));
}
