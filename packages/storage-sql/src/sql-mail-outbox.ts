import {
  type Clock,
  type ContactSubmission,
  DAY_MS,
  isoTimestampOf,
  type MailFailure,
  mailFailureSchema,
  parseJson,
  readRecord,
  SUSPECTED_SPAM_DAYS,
} from "@inner-light/core";
import { SqlList } from "./sql-list.ts";
import { type Queries, readSetting, type SqlStore, writeSetting } from "./sql-store.ts";
import { idText, MESSAGES } from "./stored-record.ts";

/** How long the mails that were handed out are reserved, in milliseconds. */
export const CLAIM_MS = 5 * 60_000;

/** The longest time to the next mail, in milliseconds. A later one was noted by a clock that was ahead. */
const LONGEST_WAIT_MS = 60 * 60_000;

/** What looks like spam makes a mail of its own, unless another has told of it, this long before it is deleted. */
const WARNING_MS = 7 * DAY_MS;

/**
 * The messages of which the owner has to be told by mail. Each is noted in the transaction that stores it, by its id alone.
 * One mail is about all that wait when it is due. What looks like spam waits for another mail.
 */
export function sqlMailOutbox(store: SqlStore, clock: Clock) {
  const list = new SqlList(MESSAGES, clock);
  const setNextMail = (db: Queries, at: number) => writeSetting(db, "next-mail-at", isoTimestampOf(at));
  return {
    /** Notes the mail for a message, in the transaction that stores the message. */
    async add(db: Queries, { id }: ContactSubmission): Promise<void> {
      const note = db.insertInto("outbox").values({ message_id: idText(id), tries: 0 });
      await note.onConflict((conflict) => conflict.doNothing()).execute();
    },

    /**
     * The mail that should be sent at `now`, in milliseconds: the ids of the messages, how often sending it has failed, and the
     * messages in the order of their arrival, without those that were deleted or look like spam, and all that do, the
     * oldest first. `null` while there is none. It is handed out to one caller, and again only `CLAIM_MS` later, when that caller counts as gone.
     */
    async due(now: number) {
      return store.transact(async (db) => {
        const noted = await db
          .selectFrom("outbox")
          .leftJoin("record", (join) =>
            join.onRef("record.id", "=", "outbox.message_id").on("record.noun", "=", "messages"),
          )
          .select(["message_id", "tries", "is_suspected_spam", "sort_key"])
          .execute();
        const old = isoTimestampOf(now - SUSPECTED_SPAM_DAYS * DAY_MS + WARNING_MS);
        const isDue = noted.some(
          ({ is_suspected_spam, sort_key }) => is_suspected_spam !== 1 || (sort_key ?? "") < old,
        );
        if (!isDue || !(await claim(db, now))) return null;
        const ids = noted.map(({ message_id }) => message_id);
        const told = list.live(db).where("id", "in", ids).where("is_suspected_spam", "=", 0);
        const spam = list.live(db).where("is_suspected_spam", "=", 1).clearOrderBy().orderBy("sort_key");
        const tries = Math.max(...noted.map((note) => note.tries));
        return { ids, tries, messages: await list.records(told), suspectedSpam: await list.records(spam) };
      });
    },

    /** The mail was sent: forgets what it was about. The next one is due at a time in milliseconds. */
    async sent(ids: readonly string[], nextMailAt: number): Promise<void> {
      await store.transact(async (db) => {
        await db.deleteFrom("outbox").where("message_id", "in", ids).execute();
        await setNextMail(db, nextMailAt);
        await writeSetting(db, "mail-failure", "null");
      });
    },

    /** Sending it failed; it is due again at a time in milliseconds. */
    async failed(ids: readonly string[], nextTryAt: number, reason: MailFailure["reason"]): Promise<void> {
      await store.transact(async (db) => {
        const tries = db.updateTable("outbox").set((outbox) => ({ tries: outbox("tries", "+", 1) }));
        await tries.where("message_id", "in", ids).execute();
        await setNextMail(db, nextTryAt);
        const since = (await readFailure(db))?.since ?? isoTimestampOf(clock.now());
        await writeSetting(db, "mail-failure", JSON.stringify({ since, reason } satisfies MailFailure));
      });
    },

    /** Has the mail that failed tried again now, because the settings may have been corrected. */
    retry: () => store.transact((db) => setNextMail(db, clock.now())),

    /** Since the first of the failures in a row, with the reason of the last; `null` after a mail that was sent. */
    failure: () => store.read(readFailure),
  };
}

async function readFailure(db: Queries): Promise<MailFailure | null> {
  const value = parseJson((await readSetting(db, "mail-failure")) ?? "null");
  const reading = readRecord(mailFailureSchema, value);
  return "record" in reading ? reading.record : null;
}

/** Takes the next mail if it is due. A server that waited for another one's claim finds the time that this one has set. */
async function claim(db: Queries, now: number): Promise<boolean> {
  const value = isoTimestampOf(now + CLAIM_MS);
  const wait = [isoTimestampOf(now + 1), isoTimestampOf(now + LONGEST_WAIT_MS)] as const;
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
