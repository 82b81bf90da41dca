import { RECEIPT_DAYS } from "@inner-light/core/server";
import { aContactSubmissionDraft, contractSuite, HOSTILE_TEXTS } from "@inner-light/core/testing";
import { expect } from "vitest";
import type { SqlHarness } from "./sql-harness.ts";

export const describeIdempotentMessages = contractSuite<SqlHarness>("stores each message once", {
  "ignores a message that is resent with the same key": async ({ open, clock, openOther }) => {
    const draft = aContactSubmissionDraft();
    await open().contactSubmissions.addOnce("key", draft);
    const messages = await open().inbox.list();
    clock.advance(1_000);
    await open().contactSubmissions.addOnce("key", { ...draft, fullName: ` ${draft.fullName} ` });
    await (await openOther()).contactSubmissions.addOnce("key", draft);
    expect(messages).toMatchObject([draft]);
    expect(await open().inbox.list()).toEqual(messages);
  },
  "stores one message for ten simultaneous submissions with the same key": async ({ open, clock, openOther }) => {
    const servers = [open(), await openOther()];
    const attempts = Array.from({ length: 10 }, (_, index) =>
      servers[index % 2]?.contactSubmissions.addOnce("key", aContactSubmissionDraft()),
    );
    await Promise.all(attempts);
    expect(await open().inbox.list()).toHaveLength(1);
    expect(await open().outbox.due(clock.now())).toMatchObject({ ids: { length: 1 } });
  },
  "refuses a different message with the same key": async ({ open }) => {
    await open().contactSubmissions.addOnce("key", aContactSubmissionDraft());
    const refused = open().contactSubmissions.addOnce("key", aContactSubmissionDraft({ notes: "other" }));
    await expect(refused).rejects.toMatchObject({ issues: [{ field: "idempotencyKey", code: "reused" }] });
    expect(await open().inbox.list()).toHaveLength(1);
  },
  "does not use up a key for an invalid draft": async ({ open }) => {
    const { contactSubmissions, inbox } = open();
    await expect(contactSubmissions.addOnce("key", aContactSubmissionDraft({ email: "" }))).rejects.toMatchObject({
      code: "invalid",
    });
    for (const key of ["key", ...HOSTILE_TEXTS]) {
      await contactSubmissions.addOnce(key, aContactSubmissionDraft({ notes: key }));
    }
    expect(await inbox.list()).toHaveLength(HOSTILE_TEXTS.length + 1);
  },
  "remembers a key for seven days, even if its message is deleted": async ({ open, clock }) => {
    const { contactSubmissions, inbox, purge } = open();
    await contactSubmissions.addOnce("key", aContactSubmissionDraft());
    await inbox.remove((await inbox.list()).map(({ id }) => id));
    clock.advance(RECEIPT_DAYS * 86_400_000);
    await purge();
    await contactSubmissions.addOnce("key", aContactSubmissionDraft());
    expect(await inbox.list()).toEqual([]);
    clock.advance(1);
    await purge();
    await contactSubmissions.addOnce("key", aContactSubmissionDraft());
    expect(await inbox.list()).toHaveLength(1);
  },
  "stores suspected spam without queueing an email": async ({ open, clock }) => {
    const { contactSubmissions, inbox, outbox } = open();
    const draft = aContactSubmissionDraft();
    expect(await contactSubmissions.has("key", draft)).toBe(false);
    await contactSubmissions.addOnce("key", draft, true);
    await contactSubmissions.addOnce("key", draft);
    expect(await contactSubmissions.has("key", draft)).toBe(true);
    expect(await inbox.list()).toMatchObject([{ ...draft, isRead: false, isSuspectedSpam: true }]);
    expect(await outbox.due(clock.now())).toBeNull();
  },
});
