import type { ContactSubmission } from "@inner-light/core";
import { createTransport } from "nodemailer";
import type { ServerConfig } from "../config/server-config.ts";
import { contentWithoutText, contentWithText, type MailedSite } from "./mail-content.ts";

/** Tells the owner in one mail of these messages. Rejects when the mail server did not take it. */
export type SendOwnerMail = (messages: readonly [ContactSubmission, ...ContactSubmission[]]) => Promise<void>;

type OwnerMailOptions = MailedSite & { readonly mail: NonNullable<ServerConfig["mail"]> };

const TIMEOUT_MS = 20_000;

/** A mail has texts only if the owner asks for them: it passes through servers that have nothing to do with the practice. */
export function createOwnerMail({ mail, ...site }: OwnerMailOptions): SendOwnerMail {
  const transport = createTransport({
    url: mail.smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (messages) => {
    const content = mail.hasText ? contentWithText(messages, site) : contentWithoutText(messages, site);
    await transport.sendMail({ from: { name: site.practiceName, address: mail.from }, to: mail.to, ...content });
  };
}
