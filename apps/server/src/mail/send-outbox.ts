import type { Clock } from "@inner-light/core";
import type { SqlBackend } from "@inner-light/storage-sql";
import type { Log } from "../log.ts";
import type { SendOwnerMail } from "./owner-mail.ts";

const MINUTE_MS = 60_000;

const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

/** How long to wait after so many failures: a minute, then twice as long each time, at most an hour. */
export function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** (failures - 1));
}

interface OutboxWorker {
  readonly outbox: SqlBackend["outbox"];
  readonly send: SendOwnerMail;
  readonly clock: Clock;
  readonly log: Log;
}

/** Sends the mails that are due. One that cannot be sent stays in the outbox, so a mail server that is down loses none. */
export async function sendOutbox({ outbox, send, clock, log }: OutboxWorker): Promise<void> {
  for (const { id, tries } of await outbox.due(clock.now())) {
    try {
      await send();
    } catch (error) {
      log.error("A mail to the owner could not be sent and will be tried again", error);
      await outbox.failed(id, clock.now() + pauseAfter(tries + 1));
      continue;
    }
    await outbox.sent(id);
  }
}
