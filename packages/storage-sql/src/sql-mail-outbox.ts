import * as core from "@inner-light/core";
import { inParts, SqlList } from "./sql-list.ts";
import { type Queries, readSetting, type SqlStore, writeSetting } from "./sql-store.ts";
import { idText, MESSAGES } from "./stored-record.ts";

/** How long a claim reserves an email, in milliseconds. */
export const CLAIM_MS = 5 * 60_000;

/** An email due later than this was scheduled by a clock that was ahead. */
const LONGEST_WAIT_MS = 60 * 60_000;

/** Suspected spam gets its own email this long before its deletion, unless another email mentioned it. */
const WARNING_MS = 7 * core.DAY_MS;

/** Queues messages for the next email to the owner. Suspected spam waits for another message's email. */
export function sqlMailOutbox(store: SqlStore, clock: core.Clock) {
  const list = new SqlList(MESSAGES, clock);
  const setNextMail = (db: Queries, at: number) => writeSetting(db, "next-mail-at", core.isoTimestampOf(at));
  return {
    /** Call it within the transaction that stores the message. */
    async add(db: Queries, { id }: core.ContactSubmission): Promise<void> {
      const note = db.insertInto("outbox").values({ message_id: idText(id), tries: 0 });
      await note.onConflict((conflict) => conflict.doNothing()).execute();
    },

    /** Returns the email due at `now` in milliseconds, or `null`. Claims it for `CLAIM_MS`. Spam is oldest first. */
    async due(now: number) {
      return store.transact(async (db) => {
        const noted = await db
          .selectFrom("outbox")
          .leftJoin("record", (join) =>
            join.onRef("record.id", "=", "outbox.message_id").on("record.noun", "=", "messages"),
          )
          .select(["message_id", "tries", "is_suspected_spam", "sort_key"])
          .execute();
        const old = core.isoTimestampOf(now - core.SUSPECTED_SPAM_DAYS * core.DAY_MS + WARNING_MS);
        const isDue = noted.some(
          ({ is_suspected_spam, sort_key }) => is_suspected_spam !== 1 || (sort_key ?? "") < old,
        );
        if (!isDue || !(await claim(db, now))) return null;
        const ids = noted.map(({ message_id }) => message_id);
        const waiting = db.selectFrom("outbox").select("message_id");
        const told = await list.records(list.live(db).where("id", "in", waiting).where("is_suspected_spam", "=", 0));
        // A message that arrived after the first query waits for the next email.
        const queued = new Set(ids);
        const messages = told.filter(({ id }) => queued.has(idText(id)));
        const spam = list.live(db).where("is_suspected_spam", "=", 1).clearOrderBy().orderBy("sort_key");
        const tries = Math.max(...noted.map((note) => note.tries));
        return { ids, tries, messages, suspectedSpam: await list.records(spam) };
      });
    },

    async sent(ids: readonly string[], nextMailAt: number): Promise<void> {
      await store.transact(async (db) => {
        for (const some of inParts(ids)) await db.deleteFrom("outbox").where("message_id", "in", some).execute();
        await setNextMail(db, nextMailAt);
        await writeSetting(db, "mail-failure", "null");
      });
    },

    async failed(ids: readonly string[], nextTryAt: number, reason: core.MailFailure["reason"]): Promise<void> {
      await store.transact(async (db) => {
        const tries = db.updateTable("outbox").set((outbox) => ({ tries: outbox("tries", "+", 1) }));
        for (const some of inParts(ids)) await tries.where("message_id", "in", some).execute();
        await setNextMail(db, nextTryAt);
        const since = (await readFailure(db))?.since ?? core.isoTimestampOf(clock.now());
        await writeSetting(db, "mail-failure", JSON.stringify({ since, reason } satisfies core.MailFailure));
      });
    },

    /** Makes the next email due now, because its settings may have been fixed. */
    retry: () => store.transact((db) => setNextMail(db, clock.now())),

    /** Returns the time of the first failure and the reason of the last; `null` after a success. */
    failure: () => store.read(readFailure),
  };
}

async function readFailure(db: Queries): Promise<core.MailFailure | null> {
  const value = core.parseJson((await readSetting(db, "mail-failure")) ?? "null");
  const reading = core.readRecord(core.mailFailureSchema, value);
  return "record" in reading ? reading.record : null;
}

/** Reserves the email if it is due. A server that waited for another one's claim sees the new time. */
async function claim(db: Queries, now: number): Promise<boolean> {
  const value = core.isoTimestampOf(now + CLAIM_MS);
  const wait = [core.isoTimestampOf(now + 1), core.isoTimestampOf(now + LONGEST_WAIT_MS)] as const;
  const claimed = await db
    .insertInto("setting")
    .values({ name: "next-mail-at", value })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ value })
        .where(({ between, not }) => not(between("setting.value", ...wait))),
    )
    .returning("name")
    .executeTakeFirst();
  return claimed !== undefined;
}
