import type { ContactSubmissionDraft } from "@inner-light/core";
import { aContactSubmissionDraft, FixedClock } from "@inner-light/core/testing";
import { createSqlBackend, openSqlite } from "@inner-light/storage-sql";
import { expect, it, onTestFinished } from "vitest";
import { plainMails } from "../testing/built-site-fixture.ts";
import { postOffice } from "../testing/post-office.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { createOwnerMail, pauseAfter, sendOutbox } from "./owner-mail.ts";

async function mailing(hasText: boolean) {
  const clock = new FixedClock();
  const office = await postOffice();
  const { lines, log } = recordedLog();
  const backend = await createSqlBackend({ database: openSqlite(":memory:"), clock, queuesMail: true });
  onTestFinished(() => backend.close());
  const send = createOwnerMail({
    mail: { smtpUrl: office.url, from: "site@quiet-lane.com", to: "ada@quiet-lane.com", hasText },
    practiceName: "Quiet Lane Reiki",
    mails: plainMails,
    log,
  });
  const write = (different: Partial<ContactSubmissionDraft> = {}) =>
    backend.contactSubmissions.add(aContactSubmissionDraft(different));
  const passMinutes = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      await sendOutbox({ outbox: backend.outbox, send, clock, log });
      clock.advance(60_000);
    }
  };
  return { office, lines, write, passMinutes, clock, backend };
}

it("sends one email about all messages from an hour-long outage", async () => {
  const { office, lines, write, passMinutes, backend } = await mailing(false);
  office.isOpen = false;
  await write({ notes: "a secret" });
  await passMinutes(30);
  await write();
  await passMinutes(30);
  expect(lines).toHaveLength(6); // After 0, 1, 3, 7, 15 and 31 minutes.
  expect(await backend.outbox.failure()).toEqual({ since: "2026-05-01T12:00:00.000Z", reason: "refused" });
  office.isOpen = true;
  await passMinutes(60);
  expect(await backend.outbox.failure()).toBeNull();
  expect(office.mails).toHaveLength(1);
  expect(office.mails[0]).toMatch(/^From: Quiet Lane Reiki <site@quiet-lane\.com>\r$/m);
  expect(office.mails[0]).toMatch(/^Subject: 2 new\r$/m);
  expect(office.mails[0]).toMatch(/^To: ada@quiet-lane\.com/m);
  expect(`${office.mails.join()}${lines.join()}`).not.toMatch(/secret|Alma|Cedar/);
});

it("sends at most one email per hour", async () => {
  const { office, write, passMinutes } = await mailing(true);
  await write({ fullName: "Bo" });
  await passMinutes(1);
  for (const notes of ["Question 1", "Question 2"]) await write({ notes });
  await passMinutes(59);
  expect(office.mails).toEqual([expect.stringMatching(/^Subject: Bo\r$/m)]);
  await passMinutes(1);
  expect(office.mails.slice(1)).toEqual([expect.stringMatching(/^Question 1\r\nQuestion 2\r$/m)]);
});

it("resends a rejected email without the visitor's text", async () => {
  const { office, lines, write, passMinutes, backend } = await mailing(true);
  office.banned = "Cheap watches";
  await write({ fullName: "Bo", notes: "Cheap watches" });
  await passMinutes(1);
  expect(office.mails).toHaveLength(1);
  expect(office.mails[0]).toMatch(/^Subject: 1 new\r$/m);
  expect(await backend.outbox.failure()).toBeNull();
  expect(lines.join()).toContain("The mail server refused what visitors wrote");
  expect(lines.join()).not.toMatch(/watches|Bo/);
  await write({ fullName: "Cy" });
  await passMinutes(62);
  expect(office.mails[1]).toMatch(/^Subject: Cy\r$/m);
});

it("mentions suspected spam in the next email", async () => {
  const { office, write, passMinutes, clock, backend } = await mailing(true);
  const bot = (key: string) => backend.contactSubmissions.addOnce(key, aContactSubmissionDraft(), true);
  await bot("one");
  await passMinutes(1);
  expect(office.mails).toHaveLength(0);
  await write({ fullName: "Bo" });
  await bot("two");
  await passMinutes(1);
  expect(office.mails).toHaveLength(1);
  expect(office.mails[0]).toContain("Subject: Bo\r");
  expect(office.mails[0]).toContain("2 spam.");
  await bot("three");
  clock.advance(24 * 86_400_000);
  await passMinutes(2);
  expect(office.mails).toHaveLength(2);
  expect(office.mails[1]).toContain("Subject: 3 spam\r");
});

it.each(["Alma Reyes\r\nBcc: all@example.com", "Zoë 田中"])(
  "the email about a message from %j has a single recipient",
  async (fullName) => {
    const { office, write, passMinutes } = await mailing(true);
    await write({ fullName, email: "alma@example.com", notes: "Hello\n\nBcc: all@example.com" });
    await passMinutes(1);
    const [head = ""] = office.mails[0]?.replaceAll(/\r\n[ \t]/g, " ").split("\r\n\r\n") ?? [];
    const headers = head.split("\r\n").map((line) => line.split(": ", 1)[0]);
    expect(headers).not.toContain("Bcc");
    expect(headers.filter((name) => name === "To")).toHaveLength(1);
    expect(office.receivers).toEqual(["ada@quiet-lane.com"]);
    expect(head).toMatch(/^Reply-To: .*<alma@example\.com>$/m);
  },
);

it("doubles the pause after each failure, up to an hour", () => {
  expect([1, 2, 6, 7, 50].map(pauseAfter)).toEqual([60_000, 120_000, 1_920_000, 3_600_000, 3_600_000]);
});
