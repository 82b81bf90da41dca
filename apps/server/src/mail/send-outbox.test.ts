import { aContactSubmissionDraft, FixedClock } from "@inner-light/core/testing";
import { createSqlBackend, openSqlite } from "@inner-light/storage-sql";
import { expect, it, onTestFinished } from "vitest";
import { postOffice } from "../testing/post-office.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { createOwnerMail } from "./owner-mail.ts";
import { pauseAfter, sendOutbox } from "./send-outbox.ts";

it("a mail server that is down for an hour loses no mail and gets each one once", async () => {
  const clock = new FixedClock();
  const office = await postOffice();
  const { lines, log } = recordedLog();
  const backend = await createSqlBackend({ database: openSqlite(":memory:"), clock, notesMails: true });
  onTestFinished(() => backend.close());
  const send = createOwnerMail({
    mail: { smtpUrl: office.url, from: "site@quiet-lane.com", to: "ada@quiet-lane.com" },
    practiceName: "Quiet Lane Reiki",
    siteUrl: "https://quiet-lane.com",
  });
  const look = () => sendOutbox({ outbox: backend.outbox, send, clock, log });

  office.isOpen = false;
  await backend.contactSubmissions.add(aContactSubmissionDraft({ notes: "a secret" }));
  await backend.contactSubmissions.add(aContactSubmissionDraft());
  for (let minute = 0; minute < 60; minute++) {
    await look();
    clock.advance(60_000);
  }
  expect(lines).toHaveLength(12); // After 0, 1, 3, 7, 15 and 31 minutes, two each.
  office.isOpen = true;
  for (let minute = 0; minute < 60; minute++) {
    await look();
    clock.advance(60_000);
  }
  expect(office.mails).toHaveLength(2);
  expect(office.mails[0]).toContain("Read the message here: https://quiet-lane.com/admin");
  expect(office.mails[0]).toMatch(/^To: ada@quiet-lane\.com/m);
  expect(`${office.mails.join()}${lines.join()}`).not.toMatch(/secret|Alma|Cedar/);
});

it("the pauses double, up to an hour", () => {
  expect([1, 2, 6, 7, 50].map(pauseAfter)).toEqual([60_000, 120_000, 1_920_000, 3_600_000, 3_600_000]);
});
