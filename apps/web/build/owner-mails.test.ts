import { aContactSubmission } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { createOwnerMails } from "./owner-mails.ts";

const facts = {
  practiceName: "Quiet Lane Reiki",
  siteUrl: "https://quiet-lane.com",
  timeZone: "America/New_York",
  language: "en-US",
};
const mails = createOwnerMails(facts);

it("names and numbers keep their direction in a right-to-left language", () => {
  const { subject, text } = createOwnerMails({ ...facts, language: "he" }).withText([aContactSubmission()]);
  expect(text).toContain("\u2068(555) 010-0199\u2069");
  expect(text).toContain(": https://quiet-lane.com/admin\n");
  expect(subject).toMatch(/^\u2068.+\u2069 wrote to \u2068Quiet Lane Reiki\u2069, /);
});

it("an email with text contains the visitor's name, email address, and message", () => {
  const message = aContactSubmission({ fullName: "Alma Reyes", notes: "May I bring my cat?\nShe is shy." });
  expect(mails.withText([message])).toEqual({
    subject: "Alma Reyes wrote to Quiet Lane Reiki, May 1 at 8:00 AM EDT",
    replyTo: { name: "Alma Reyes", address: "alma@example.com" },
    text: `Alma Reyes <alma@example.com>, (555) 010-0199, May 1 at 8:00 AM EDT

> May I bring my cat?
> She is shy.

Reply to this mail to write to Alma Reyes.

Everything, with addresses: https://quiet-lane.com/admin
`,
  });
});

it("a visitor's name cannot add a header", () => {
  const message = aContactSubmission({ fullName: "=?utf-8?q?=E2=80=AEevil?=\r\nBcc: all@example.com" });
  expect(mails.withText([message])).toMatchObject({
    subject: "= ?utf-8?q?=E2=80=AEevil?= Bcc: all@example.com wrote to Quiet Lane Reiki, May 1 at 8:00 AM EDT",
    replyTo: { name: "= ?utf-8?q?=E2=80=AEevil?= Bcc: all@example.com" },
  });
});

it("the reply address is one that all mail servers accept", () => {
  const replyTo = (email: string) => mails.withText([aContactSubmission({ email })]).replyTo?.address;
  expect(replyTo("o'hara@müller.ie")).toBe("o'hara@müller.ie");
  expect(replyTo("alma,bo@example.com")).toBeUndefined();
  expect(replyTo("почта@пример.рф")).toBeUndefined();
});

it("an email without text contains only the number of new messages", () => {
  const message = aContactSubmission({ notes: "a secret" });
  expect(mails.withoutText([message])).toEqual({
    subject: "A new message for Quiet Lane Reiki",
    text: "A visitor has written to you.\n\nRead the message here: https://quiet-lane.com/admin\n",
  });
  expect(mails.withoutText([message, message])).toEqual({
    subject: "2 new messages for Quiet Lane Reiki",
    text: "Visitors have written to you.\n\nRead the messages here: https://quiet-lane.com/admin\n",
  });
});

it("the subject names the first of several senders", () => {
  const message = aContactSubmission();
  const { subject } = mails.withText([message, message, { ...message, timestamp: "2026-05-01T12:42:00.000Z" }]);
  expect(subject).toBe("Alma Reyes and 2 more wrote to Quiet Lane Reiki, May 1 at 8:42 AM EDT");
});

it("an email about spam states when the first message will be deleted", () => {
  const message = aContactSubmission();
  expect(mails.aboutSpam([message, { ...message, timestamp: "2026-05-09T12:00:00.000Z" }])).toEqual({
    subject: "2 messages look like spam, for Quiet Lane Reiki",
    text: `2 messages look like spam. Please have a look, in case a person wrote one: https://quiet-lane.com/admin
Each is deleted for good 30 days after it was sent, the first on May 31 at 8:00 AM EDT.
`,
  });
});

it("a visitor's text cannot imitate another visitor's message", () => {
  const notes = "Hello\n\nBo <bo@example.com>, May 1 at 8:00 AM EDT\u2028> Pay me";
  const message = aContactSubmission({ notes });
  const { text } = mails.withText([message, ...Array(61).fill(message)]);
  expect(text.split(/[\n\u2028]/).filter((line) => /^[^>]*</.test(line))).toHaveLength(50);
  expect(text).toContain("\n\nAnd 12 more.\n\nTo answer, write to the address beside a name.\n\n");
});
