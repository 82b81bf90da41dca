import { aContactSubmissionDraft, contractSuite } from "@inner-light/core/testing";
import { expect } from "vitest";
import { CLAIM_MS } from "../sql-mail-outbox.ts";
import type { SqlHarness } from "./sql-harness.ts";

export const describeMailOutbox = contractSuite<SqlHarness>("keeps the mails that have to be sent", {
  "each message notes a mail, and no mail has a word of it": async ({ open, clock, db }) => {
    const { contactSubmissions, outbox } = open();
    expect(await outbox.due(clock.now())).toEqual([]);
    await contactSubmissions.add(aContactSubmissionDraft());
    await expect(contactSubmissions.add(aContactSubmissionDraft({ email: "" }))).rejects.toThrow();
    expect(JSON.stringify(await db.selectFrom("outbox").selectAll().execute())).not.toMatch(/Alma|Cedar|horses|@/);
    expect(await outbox.due(clock.now())).toEqual([{ id: expect.any(String), tries: 0 }]);
  },
  "a due mail is handed to one server, and again when that is gone": async ({ open, clock, openOther }) => {
    const other = await openOther();
    await open().contactSubmissions.add(aContactSubmissionDraft());
    const claims = await Promise.all([open().outbox.due(clock.now()), other.outbox.due(clock.now())]);
    expect(claims.flat()).toHaveLength(1);
    clock.advance(CLAIM_MS - 1);
    expect(await other.outbox.due(clock.now())).toEqual([]);
    clock.advance(1);
    expect(await other.outbox.due(clock.now())).toHaveLength(1);
  },
  "a mail that failed is due again at its next time, until it is sent": async ({ open, clock }) => {
    const { contactSubmissions, outbox } = open();
    await contactSubmissions.add(aContactSubmissionDraft());
    const [{ id } = { id: "" }] = await outbox.due(clock.now());
    await outbox.failed(id, clock.now() + 60_000);
    expect(await outbox.due(clock.now())).toEqual([]);
    clock.advance(60_000);
    expect(await outbox.due(clock.now())).toEqual([{ id, tries: 1 }]);
    await outbox.sent(id);
    clock.advance(CLAIM_MS);
    expect(await outbox.due(clock.now())).toEqual([]);
  },
});
