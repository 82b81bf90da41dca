import { createTransport } from "nodemailer";
import type { ServerConfig } from "../config/server-config.ts";

/** Tells the owner by mail that a message has arrived. Rejects when the mail server did not take it. */
export type SendOwnerMail = () => Promise<void>;

interface OwnerMailOptions {
  readonly mail: NonNullable<ServerConfig["mail"]>;
  readonly practiceName: string;
  /** The address of the site; `null` while it has none of its own. */
  readonly siteUrl: string | null;
}

const TIMEOUT_MS = 20_000;

/** The mail does not contain the message: mail passes through servers that have nothing to do with the practice. */
export function createOwnerMail({ mail, practiceName, siteUrl }: OwnerMailOptions): SendOwnerMail {
  const transport = createTransport({
    url: mail.smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const where = siteUrl === null ? "the page /admin of your site" : `${siteUrl}/admin`;
  return async () => {
    await transport.sendMail({
      from: { name: practiceName, address: mail.from },
      to: mail.to,
      subject: `A new message for ${practiceName}`,
      text: `A visitor has written to you.\n\nRead the message here: ${where}\n`,
    });
  };
}
