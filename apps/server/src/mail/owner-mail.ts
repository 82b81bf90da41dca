import type { Clock, ContactSubmission, MailFailure } from "@inner-light/core";
import type { OwnerMails } from "@inner-light/core/server";
import type { SqlBackend } from "@inner-light/storage-sql";
import { createTransport } from "nodemailer";
import type { ServerConfig } from "../config/server-config.ts";
import type { Log } from "../log.ts";

/** Sends one email about new messages and suspected spam. Rejects if the mail server refuses it. */
type SendOwnerMail = (mail: Record<"messages" | "suspectedSpam", readonly ContactSubmission[]>) => Promise<void>;

interface OwnerMailOptions {
  readonly mail: NonNullable<ServerConfig["mail"]>;
  readonly practiceName: string;
  readonly mails: OwnerMails;
  readonly log: Log;
}

const TIMEOUT_MS = 20_000;

export function createMailTransport({ smtpUrl }: OwnerMailOptions["mail"]) {
  return createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export function mailFailureReason(error: unknown): MailFailure["reason"] {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EAUTH" || code === "ENOAUTH") return "password";
  return code === "EENVELOPE" || code === "EMESSAGE" ? "refused" : "unreachable";
}

function isContentRefused(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && "responseCode" in error)) return false;
  return error.code === "EMESSAGE" && Number(error.responseCode) >= 500;
}

/** Includes messages only if the owner opted in. If a server refuses them, resends the email without them. */
export function createOwnerMail({ mail, practiceName, mails, log }: OwnerMailOptions): SendOwnerMail {
  const transport = createMailTransport(mail);
  const from = { name: practiceName, address: mail.from };
  return async ({ messages: [first, ...others], suspectedSpam: [oldest, ...spam] }) => {
    const send = async (contentOf: OwnerMails["withText"]) => {
      const parts = [first && contentOf([first, ...others]), oldest && mails.aboutSpam([oldest, ...spam])];
      const [content, ...added] = parts.filter((part) => part !== undefined);
      if (content === undefined) return;
      const text = [content, ...added].map((part) => part.text).join("\n");
      await transport.sendMail({ from, to: mail.to, ...content, text });
    };
    if (!mail.hasText) return send(mails.withoutText);
    try {
      await send(mails.withText);
    } catch (error) {
      if (!isContentRefused(error)) throw error;
      log.warn("The mail server refused what visitors wrote, so this mail goes out without it.");
      await send(mails.withoutText);
    }
  };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Exponential backoff from a minute to an hour. */
export function pauseAfter(failures: number): number {
  return Math.min(HOUR_MS, MINUTE_MS * 2 ** (failures - 1));
}

interface OutboxWorker {
  readonly outbox: SqlBackend["outbox"];
  readonly send: SendOwnerMail;
  readonly clock: Clock;
  readonly log: Log;
}

/** Sends the email that is due, and schedules the next one. A failed email stays in the outbox. */
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
