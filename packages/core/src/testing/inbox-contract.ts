import { expect, vi } from "vitest";
import type { BackendPorts } from "../backend/backend-ports.ts";
import { DELETED_RECORDS_DAYS } from "../deleted-records/deleted-records.ts";
import { DAY_MS } from "../shared/clock.ts";
import { isRecordId } from "../shared/records.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import { type FixedClock, ODD_MOMENTS } from "./fixed-clock.ts";
import { aContactSubmission, aContactSubmissionDraft, addContactSubmission } from "./fixtures.ts";
import { mergeValues, type PortSuite, portSuite } from "./ports-harness.ts";

/** Deletes one more message after the deleted ones expired, because some stores drop them only then. */
async function untilGone(ports: Pick<BackendPorts, "contactSubmissions" | "inbox">, clock: FixedClock): Promise<void> {
  clock.advance(DELETED_RECORDS_DAYS * DAY_MS);
  await ports.inbox.remove([(await addContactSubmission(ports)).id]);
}

export const inboxSuites: readonly PortSuite[] = [
  portSuite("fulfills the Inbox contract", ["contactSubmissions", "inbox"], [], {
    "gives every message a unique id, regardless of the clock": async ({ open, clock }) => {
      for (const moment of ODD_MOMENTS) {
        clock.set(moment);
        await open().contactSubmissions.add(aContactSubmissionDraft());
      }
      const messages = await open().inbox.list();
      expect(messages.every(({ id, timestamp }) => isRecordId(id) && Date.parse(timestamp) >= 0)).toBe(true);
      expect(new Set(messages.map(({ id }) => id)).size).toBe(ODD_MOMENTS.length);
    },
    "never treats a new message as read, even after the clock is set back": async ({ open, clock }) => {
      const read = await addContactSubmission(open());
      await open().inbox.mark([read.id], "isRead", true);
      await open().inbox.remove([read.id]);
      await untilGone(open(), clock);
      clock.set(read.timestamp);
      expect((await addContactSubmission(open())).isRead).toBe(false);
    },
    "stores the instant a message was sent, regardless of the time zone": async ({ open, clock }) => {
      try {
        for (const zone of ["Asia/Tokyo", "America/Los_Angeles"]) {
          vi.stubEnv("TZ", zone);
          const { timestamp } = await addContactSubmission(open());
          expect(timestamp).toBe(new Date(clock.now()).toISOString());
        }
      } finally {
        vi.unstubAllEnvs();
      }
    },
  }),
  portSuite("restores messages from a backup", ["contactSubmissions", "inbox", "snapshots"], [], {
    "restores a message as unread if the backup has it as unread": async ({ open, clock }) => {
      const { id } = await addContactSubmission(open());
      const backup = await open().snapshots.read();
      await open().inbox.mark([id], "isRead", true);
      await open().inbox.remove([id]);
      await untilGone(open(), clock);
      await open().snapshots.merge(backup);
      expect(await open().inbox.list()).toMatchObject([{ id, isRead: false }]);
    },
  }),
  portSuite("lists all messages", ["inbox", "snapshots"], [], {
    "changes a thousand and one messages in one call": async ({ open }) => {
      const all = Array.from({ length: 1001 }, (_, index) => aContactSubmission({ id: index + 1 }));
      await mergeValues(open(), "messages", [{ id: 2000, fullName: "a name alone" }, ...all]);
      const ids = all.map(({ id }) => id);
      await open().inbox.mark(ids, "isRead", true);
      expect(await open().inbox.list()).toEqual(
        all.toReversed().map((message) => ({ ...message, isRead: true, isAnswered: false })),
      );
      await open().inbox.remove(ids);
      expect(
        await open()
          .inbox.list()
          .catch(({ reason }) => reason),
      ).toEqual("unreadable");
    },
  }),
  portSuite("erases a visitor's messages", ["contactSubmissions", "inbox", "ownMessages", "diagnostics"], [], {
    "erases everything stored about a message": async ({ open }) => {
      const { id } = await addContactSubmission(open());
      await open().inbox.mark([id], "isRead", true);
      expect(await open().diagnostics.exportRaw()).toContain(String(id));
      await open().ownMessages.erase();
      expect(await open().diagnostics.exportRaw()).not.toContain(String(id));
    },
  }),
  portSuite("reports damaged messages", ["ownMessages", "snapshots"], [], {
    "exports and erases unreadable messages": async ({ open, clock }) => {
      const { ownMessages, snapshots } = open();
      const messages = [{ value: { fullName: "a name alone" } }, { value: "damaged words" }];
      const value = aContactSubmission({ notes: "removed words" });
      const deleted = [{ noun: "messages", value, deletedAt: new Date(clock.now()).toISOString() }] as const;
      await snapshots.replace({ ...EMPTY_SNAPSHOT, deleted }, (await snapshots.read()).version);
      expect(await ownMessages.export()).toContain("removed words");
      await snapshots.replace({ ...EMPTY_SNAPSHOT, messages, deleted }, (await snapshots.read()).version);
      expect(await ownMessages.list()).toMatchObject({ messages: [], isEmpty: false, isDamaged: true });
      for (const words of ["a name alone", "removed words", "damaged words"])
        expect(await ownMessages.export()).toContain(words);
      await ownMessages.erase();
      expect(await open().ownMessages.list()).toEqual({ messages: [], deleted: [], isEmpty: true, isDamaged: false });
      expect(await open().snapshots.read()).toMatchObject({ messages: null, deleted: [] });
    },
  }),
];
