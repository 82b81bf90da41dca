import { expect } from "vitest";
import { DAY_MS } from "../shared/clock.ts";
import { DELETED_RECORDS_DAYS } from "../shared/deleted-record.ts";
import { NotFoundError } from "../shared/errors.ts";
import type { MessagesHarness } from "./contact-submission-repository-contract.ts";
import { type ContractCase, type CreateHarness, describeContract } from "./contract.ts";
import { aContactSubmissionDraft, tryToChange } from "./fixtures.ts";

const CASES: readonly ContractCase<MessagesHarness>[] = [
  {
    promise: "a new store has no messages",
    async prove({ open }) {
      expect(await open().inbox.list()).toEqual([]);
    },
  },
  {
    promise: "messages are listed newest first",
    async prove({ open, clock }) {
      const sent = [];
      for (const fullName of ["first", "second", "third"]) {
        sent.unshift(await open().contactSubmissions.add(aContactSubmissionDraft({ fullName })));
        clock.advance(1000);
      }
      expect(await open().inbox.list()).toEqual(sent.map((message) => ({ ...message, isRead: false })));
    },
  },
  {
    promise: "changing what was returned changes nothing that is stored",
    async prove({ open }) {
      const { contactSubmissions, inbox } = open();
      const sent = await contactSubmissions.add(aContactSubmissionDraft());
      const messages = await inbox.list();
      tryToChange(messages[0] ?? {}, { fullName: "changed", isRead: true });
      tryToChange(messages, { length: 0 });
      expect(await inbox.list()).toEqual([{ ...sent, isRead: false }]);
      expect(await open().inbox.list()).toEqual([{ ...sent, isRead: false }]);
    },
  },
  {
    promise: "a message marked as read is read on the next visit, until it is marked as unread",
    async prove({ open }) {
      const one = await open().contactSubmissions.add(aContactSubmissionDraft({ fullName: "one" }));
      const other = await open().contactSubmissions.add(aContactSubmissionDraft({ fullName: "other" }));
      const readNames = async () =>
        (await open().inbox.list()).filter(({ isRead }) => isRead).map(({ fullName }) => fullName);
      await open().inbox.setRead(one.id, true);
      await open().inbox.setRead(one.id, true);
      expect(await readNames()).toEqual(["one"]);
      await open().inbox.setRead(other.id, false);
      await open().inbox.setRead(one.id, false);
      expect(await readNames()).toEqual([]);
    },
  },
  {
    promise: "marking a message that is gone is NotFoundError",
    async prove({ open }) {
      const { id } = await open().contactSubmissions.add(aContactSubmissionDraft());
      await open().inbox.remove(id);
      await expect(open().inbox.setRead(id, true)).rejects.toBeInstanceOf(NotFoundError);
      await expect(open().inbox.setRead(id, false)).rejects.toBeInstanceOf(NotFoundError);
    },
  },
  {
    promise: "removing takes one message away; removing it again is NotFoundError",
    async prove({ open }) {
      const { contactSubmissions, inbox } = open();
      const { id } = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "goes" }));
      const stays = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "stays" }));
      await inbox.remove(id);
      await expect(inbox.remove(id)).rejects.toBeInstanceOf(NotFoundError);
      expect(await open().inbox.list()).toEqual([{ ...stays, isRead: false }]);
    },
  },
  {
    promise: "a read mark goes with its message: a new message is unread, whatever its id",
    async prove({ open }) {
      const { id } = await open().contactSubmissions.add(aContactSubmissionDraft());
      await open().inbox.setRead(id, true);
      await open().inbox.remove(id);
      await open().contactSubmissions.add(aContactSubmissionDraft());
      expect(await open().inbox.list()).toMatchObject([{ isRead: false }]);
    },
  },
  {
    promise: "a removed message comes back as it was, with its id, its time of sending and its read mark",
    async prove({ open, clock }) {
      const { contactSubmissions, inbox } = open();
      const unread = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "unread" }));
      const read = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "read" }));
      await inbox.setRead(read.id, true);
      const before = await inbox.list();
      await inbox.remove(unread.id);
      await inbox.remove(read.id);
      clock.set(Number.NaN);
      expect(await inbox.restore(unread.id)).toStrictEqual({ ...unread, isRead: false });
      expect(await inbox.restore(read.id)).toStrictEqual({ ...read, isRead: true });
      expect(await open().inbox.list()).toEqual(before);
    },
  },
  {
    promise: "a restored message has the read mark of its last removal, not of an earlier one",
    async prove({ open }) {
      const { contactSubmissions, inbox } = open();
      const { id } = await contactSubmissions.add(aContactSubmissionDraft());
      await inbox.setRead(id, true);
      await inbox.remove(id);
      await inbox.restore(id);
      await inbox.setRead(id, false);
      await inbox.remove(id);
      expect(await inbox.restore(id)).toMatchObject({ id, isRead: false });
      expect(await open().inbox.list()).toMatchObject([{ id, isRead: false }]);
    },
  },
  {
    promise: "each removed message comes back once; one that was never removed is NotFoundError",
    async prove({ open }) {
      const { contactSubmissions, inbox } = open();
      const { id } = await contactSubmissions.add(aContactSubmissionDraft());
      await expect(inbox.restore(id)).rejects.toBeInstanceOf(NotFoundError);
      await inbox.remove(id);
      await inbox.restore(id);
      await expect(inbox.restore(id)).rejects.toBeInstanceOf(NotFoundError);
      expect(await open().inbox.list()).toHaveLength(1);
    },
  },
  {
    promise: "a message whose id another one has by now comes back under an id of its own, read mark included",
    async prove({ open }) {
      const { contactSubmissions, inbox } = open();
      const removed = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "back" }));
      await inbox.setRead(removed.id, true);
      await inbox.remove(removed.id);
      const other = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "there" }));
      const restored = await inbox.restore(removed.id);
      expect(restored).toEqual({ ...removed, id: restored.id, isRead: true });
      const messages = await open().inbox.list();
      expect(messages).toHaveLength(2);
      expect(messages).toEqual(expect.arrayContaining([restored, { ...other, isRead: false }]));
    },
  },
  {
    promise: "removed messages are listed with their read marks, the last removed first, until they come back",
    async prove({ open, clock }) {
      const { contactSubmissions, inbox } = open();
      expect(await inbox.listDeleted()).toEqual([]);
      const unread = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "unread" }));
      const read = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "read" }));
      await inbox.setRead(read.id, true);
      await inbox.remove(unread.id);
      clock.advance(1000);
      await inbox.remove(read.id);
      const deleted = await open().inbox.listDeleted();
      expect(deleted.map(({ record }) => record)).toEqual([
        { ...read, isRead: true },
        { ...unread, isRead: false },
      ]);
      expect(Date.parse(deleted[0]?.deletedAt ?? "")).toBe(clock.now());
      await open().inbox.restore(read.id);
      expect(await open().inbox.listDeleted()).toMatchObject([{ record: unread }]);
    },
  },
  {
    promise: "a removed message can be restored by the next visit, for thirty days and no longer",
    async prove({ open, clock }) {
      const { contactSubmissions, inbox } = open();
      const one = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "one" }));
      const other = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "other" }));
      await inbox.setRead(one.id, true);
      await inbox.remove(one.id);
      await inbox.remove(other.id);
      clock.advance(DELETED_RECORDS_DAYS * DAY_MS - 1);
      expect(await open().inbox.restore(one.id)).toEqual({ ...one, isRead: true });
      clock.advance(1);
      expect(await open().inbox.listDeleted()).toEqual([]);
      await expect(open().inbox.restore(other.id)).rejects.toBeInstanceOf(NotFoundError);
    },
  },
];

/** What every `Inbox` promises, on any storage. */
export function describeInbox(name: string, createHarness: CreateHarness<MessagesHarness>): void {
  describeContract(`${name} keeps the contract of Inbox`, CASES, createHarness);
}
