import { DAY_MS, isoTimestampOf, SUSPECTED_SPAM_DAYS } from "@inner-light/core";
import { aContactSubmissionDraft, contractSuite } from "@inner-light/core/testing";
import { expect } from "vitest";
import { CLAIM_MS } from "../sql-mail-outbox.ts";
import type { SqlHarness } from "./sql-harness.ts";

const HOUR_MS = 60 * 60_000;

export const describeMailOutbox = contractSuite<SqlHarness>("queues emails about new messages", {
  "covers all queued messages in one email": async ({ open, clock, db }) => {
    const { contactSubmissions, outbox } = open();
    expect(await outbox.due(clock.now())).toBeNull();
    for (const fullName of ["Alma", "Bo"]) await contactSubmissions.add(aContactSubmissionDraft({ fullName }));
    await expect(contactSubmissions.add(aContactSubmissionDraft({ email: "" }))).rejects.toThrow();
    expect(JSON.stringify(await db.selectFrom("outbox").selectAll().execute())).not.toMatch(/Alma|Cedar|horses|@/);
    const messages = [{ fullName: "Alma" }, { fullName: "Bo" }];
    expect(await outbox.due(clock.now())).toMatchObject({ ids: { length: 2 }, tries: 0, messages });
  },
  "hands a due email to only one server at a time": async ({ open, clock, openOther }) => {
    const other = await openOther();
    await open().contactSubmissions.add(aContactSubmissionDraft());
    const claims = await Promise.all([open().outbox.due(clock.now()), other.outbox.due(clock.now())]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    clock.advance(CLAIM_MS - 1);
    expect(await other.outbox.due(clock.now())).toBeNull();
    clock.advance(1);
    expect(await other.outbox.due(clock.now())).not.toBeNull();
  },
  "holds later messages for the next email, even after a restart": async ({ open, clock, openOther }) => {
    const { contactSubmissions, outbox } = open();
    await contactSubmissions.add(aContactSubmissionDraft());
    const first = await outbox.due(clock.now());
    await contactSubmissions.add(aContactSubmissionDraft({ fullName: "Bo" }));
    await outbox.sent(first?.ids ?? [], clock.now() + HOUR_MS);
    await contactSubmissions.add(aContactSubmissionDraft({ fullName: "Cy" }));
    const other = await openOther();
    clock.advance(HOUR_MS - 1);
    expect(await other.outbox.due(clock.now())).toBeNull();
    clock.advance(1);
    expect(await other.outbox.due(clock.now())).toMatchObject({ messages: [{ fullName: "Bo" }, { fullName: "Cy" }] });
  },
  "retries a failed email at its scheduled time": async ({ open, clock }) => {
    const { contactSubmissions, outbox } = open();
    await contactSubmissions.add(aContactSubmissionDraft());
    const due = await outbox.due(clock.now());
    await outbox.failed(due?.ids ?? [], clock.now() + 60_000, "unreachable");
    await contactSubmissions.add(aContactSubmissionDraft());
    expect(await outbox.due(clock.now())).toBeNull();
    clock.advance(60_000);
    expect(await outbox.due(clock.now())).toMatchObject({ ids: { length: 2 }, tries: 1 });
  },
  "reports when email began to fail and why": async ({ open, clock }) => {
    const { outbox } = open();
    expect(await outbox.failure()).toBeNull();
    const since = isoTimestampOf(clock.now());
    await outbox.failed(["1"], clock.now(), "unreachable");
    clock.advance(HOUR_MS);
    await outbox.failed(["1"], clock.now(), "password");
    expect(await open().outbox.failure()).toEqual({ since, reason: "password" });
    await outbox.sent(["1"], clock.now());
    expect(await outbox.failure()).toBeNull();
  },
  "omits messages that have been deleted or marked as spam": async ({ open, clock }) => {
    const { contactSubmissions, inbox, outbox } = open();
    for (const fullName of ["Alma", "Bo", "Cy"]) await contactSubmissions.add(aContactSubmissionDraft({ fullName }));
    for (const { id, fullName } of await inbox.list()) {
      if (fullName === "Alma") await inbox.remove([id]);
      if (fullName === "Bo") await inbox.setSuspected([id], true);
    }
    expect(await outbox.due(clock.now())).toMatchObject({
      messages: [{ fullName: "Cy" }],
      suspectedSpam: { length: 1 },
    });
  },
  "does not send an email for suspected spam alone": async ({ open, clock }) => {
    const { contactSubmissions, outbox } = open();
    const oldest = isoTimestampOf(clock.now());
    for (const key of ["one", "two"]) await contactSubmissions.addOnce(key, aContactSubmissionDraft(), true);
    expect(await outbox.due(clock.now())).toBeNull();
    clock.advance(HOUR_MS);
    await contactSubmissions.add(aContactSubmissionDraft({ fullName: "Alma" }));
    const due = await outbox.due(clock.now());
    expect(due).toMatchObject({ messages: [{ fullName: "Alma" }], suspectedSpam: [{ timestamp: oldest }, {}] });
    await outbox.sent(due?.ids ?? [], clock.now());
    clock.advance(SUSPECTED_SPAM_DAYS * DAY_MS);
    expect(await outbox.due(clock.now())).toBeNull();
  },
  "announces suspected spam a week before deleting it": async ({ open, clock }) => {
    const { contactSubmissions, inbox, outbox, purge } = open();
    await contactSubmissions.addOnce("one", aContactSubmissionDraft(), true);
    clock.advance((SUSPECTED_SPAM_DAYS - 7) * DAY_MS);
    expect(await outbox.due(clock.now())).toBeNull();
    clock.advance(1);
    const due = await outbox.due(clock.now());
    expect(due).toMatchObject({ messages: [], suspectedSpam: { length: 1 } });
    clock.advance(7 * DAY_MS);
    await purge();
    expect(await inbox.list()).toHaveLength(1);
    await outbox.sent(due?.ids ?? [], clock.now());
    await purge();
    expect(await inbox.list()).toEqual([]);
  },
  "does not queue an email for a message marked as not spam": async ({ open, clock }) => {
    const { contactSubmissions, inbox, outbox } = open();
    await contactSubmissions.addOnce("one", aContactSubmissionDraft(), true);
    const [message] = await inbox.list();
    await inbox.setSuspected([message?.id ?? -1], false);
    expect(await outbox.due(clock.now())).toBeNull();
  },
  "sends email on time after the clock is set back": async ({ open, clock }) => {
    const { contactSubmissions, outbox } = open();
    await contactSubmissions.add(aContactSubmissionDraft());
    const due = await outbox.due(clock.now());
    await outbox.failed(due?.ids ?? [], clock.now() + HOUR_MS, "unreachable");
    clock.advance(-HOUR_MS);
    expect(await outbox.due(clock.now())).not.toBeNull();
  },
});
