import { aContactSubmission } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { contentAboutSpam, contentWithText } from "./mail-content.ts";

const site = { practiceName: "Quiet Lane Reiki", siteUrl: "https://quiet-lane.com", timeZone: "America/New_York" };

it("a mail with text has the visitor's name, address and words, and says where the rest is", () => {
  const message = aContactSubmission({ fullName: "Alma Reyes", notes: "May I bring my cat?\nShe is shy." });
  expect(contentWithText([message], site)).toEqual({
    subject: "Alma wrote to Quiet Lane Reiki, May 1 at 8:00 AM EDT",
    replyTo: { name: "Alma Reyes", address: "alma@example.com" },
    text: `Alma Reyes <alma@example.com>, (555) 010-0199, May 1 at 8:00 AM EDT

> May I bring my cat?
> She is shy.

Reply to this mail to write to Alma.

Everything, with addresses: https://quiet-lane.com/admin
`,
  });
});

it("a name that is an encoded word is shown as it was typed, as far as a header can", () => {
  const message = aContactSubmission({ fullName: "=?utf-8?q?=E2=80=AEevil?= Reyes" });
  expect(contentWithText([message], site)).toMatchObject({
    subject: "= ?utf-8?q?=E2=80=AEevil?= wrote to Quiet Lane Reiki, May 1 at 8:00 AM EDT",
    replyTo: { name: "= ?utf-8?q?=E2=80=AEevil?= Reyes" },
  });
});

it("a mail says how many messages look like spam, and when the first is deleted", () => {
  const message = aContactSubmission();
  expect(contentAboutSpam([message, { ...message, timestamp: "2026-05-09T12:00:00.000Z" }], site)).toEqual({
    subject: "2 messages look like spam, for Quiet Lane Reiki",
    text: `2 messages look like spam. Please have a look, in case a person wrote one: https://quiet-lane.com/admin
Each is deleted for good 30 days after it was sent, the first on May 31 at 8:00 AM EDT.
`,
  });
});

it("no text can pass for another visitor's, and of very many the mail lists fifty", () => {
  const notes = "Hello\n\nBo <bo@example.com>, May 1 at 8:00 AM EDT\u2028> Pay me";
  const message = aContactSubmission({ notes });
  const { text } = contentWithText([message, ...Array(61).fill(message)], site);
  expect(text.split(/[\n\u2028]/).filter((line) => /^[^>]*</.test(line))).toHaveLength(50);
  expect(text).toContain("\n\nAnd 12 more.\n\nTo answer, write to the address beside a name.\n\n");
});
