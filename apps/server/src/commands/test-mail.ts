import type { MailFailure } from "@inner-light/core";
import { Failure } from "@inner-light/site-server";
import { readConfig } from "../config/server-config.ts";
import { createMailTransport, mailFailureReason } from "../mail/owner-mail.ts";

const ADVICE: Record<MailFailure["reason"], string> = {
  unreachable:
    "There is no connection. Are the host and the port in SMTP_URL right, and does a firewall let this server out?",
  password: "It refused the user name or the password in SMTP_URL. Many mail services want an app password there.",
  refused: "It refused the mail. May this user send from MAIL_FROM, and is MAIL_TO right?",
};

/** `test-mail`: sends the owner a mail now. Throws a `Failure` that says why when the mail server does not take it. */
export async function testMail(): Promise<string> {
  const { mail } = readConfig(process.env);
  if (mail === undefined) throw new Failure("SMTP_URL and MAIL_TO are not set, so this site sends no mail.");
  const text = "This is a test. Mail from your site reaches you.\n";
  try {
    await createMailTransport(mail).sendMail({ from: mail.from, to: mail.to, subject: "A test of your site", text });
  } catch (error) {
    const said = error instanceof Error ? error.message : error;
    throw new Failure(
      `The mail server ${new URL(mail.smtpUrl).host} did not take the mail. ${ADVICE[mailFailureReason(error)]} The answer was: ${said}`,
    );
  }
  return `The mail server took the test mail for ${mail.to}. If you do not find it there, look among your spam.`;
}
