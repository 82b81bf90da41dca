import { expect } from "vitest";
import { isoTimestampOf } from "../shared/clock.ts";
import { isRecordId } from "../shared/record-id.ts";
import { ODD_MOMENTS } from "./fixed-clock.ts";
import { aContactSubmissionDraft, addContactSubmission, tryToChange } from "./fixtures.ts";
import { type PortSuite, portSuite } from "./port-suite.ts";

/** What every `Inbox` promises of the messages that visitors send, on any storage. */
export const inboxSuites: readonly PortSuite[] = [
  portSuite("keeps the contract of Inbox", ["contactSubmissions", "inbox"], [], {
    "a message is there on the next visit, with exactly the fields of a submission, and unread": async ({ open }) => {
      await open().contactSubmissions.add(aContactSubmissionDraft());
      const listed = await open().inbox.list();
      const given = { id: listed[0]?.id, timestamp: new Date(listed[0]?.timestamp ?? "").toISOString() };
      expect(listed).toStrictEqual([{ ...aContactSubmissionDraft(), ...given, isRead: false }]);
    },
    "every message gets an id and a time, whatever the clock, within one millisecond, too": async ({ open, clock }) => {
      const { contactSubmissions } = open();
      await Promise.all(Array.from({ length: 10 }, () => contactSubmissions.add(aContactSubmissionDraft())));
      for (const moment of ODD_MOMENTS) {
        clock?.set(moment);
        await open().contactSubmissions.add(aContactSubmissionDraft());
      }
      const messages = await open().inbox.list();
      expect(messages.every(({ id, timestamp }) => isRecordId(id) && Date.parse(timestamp) >= 0)).toBe(true);
      expect(new Set(messages.map(({ id }) => id)).size).toBe(10 + ODD_MOMENTS.length);
    },
    "changing what was returned changes nothing that is stored": async ({ open }) => {
      const { inbox } = open();
      const sent = await addContactSubmission(open());
      const messages = await inbox.list();
      tryToChange(messages[0] ?? {}, { fullName: "changed", isRead: true });
      tryToChange(messages, { length: 0 });
      expect(await inbox.list()).toEqual([sent]);
      expect(await open().inbox.list()).toEqual([sent]);
    },
    "a message marked as read is read on the next visit, until it is marked as unread": async ({ open }) => {
      const one = await addContactSubmission(open(), { fullName: "one" });
      const other = await addContactSubmission(open(), { fullName: "other" });
      const readNames = async () =>
        (await open().inbox.list()).filter(({ isRead }) => isRead).map(({ fullName }) => fullName);
      await open().inbox.setRead(one.id, true);
      await open().inbox.setRead(one.id, true);
      expect(await readNames()).toEqual(["one"]);
      await open().inbox.setRead(other.id, false);
      await open().inbox.setRead(one.id, false);
      expect(await readNames()).toEqual([]);
    },
    "removing takes one message away; removing or marking it again is not-found": async ({ open }) => {
      const { inbox } = open();
      const { id } = await addContactSubmission(open(), { fullName: "goes" });
      const stays = await addContactSubmission(open(), { fullName: "stays" });
      await inbox.remove(id);
      for (const again of [() => inbox.remove(id), () => inbox.setRead(id, true), () => inbox.setRead(id, false)])
        await expect(again()).rejects.toMatchObject({ code: "not-found" });
      expect(await open().inbox.list()).toEqual([stays]);
    },
  }),
  portSuite("orders the inbox", ["contactSubmissions", "inbox"], ["clock"], {
    "messages have the time at which they were sent, and are listed newest first": async ({ open, clock }) => {
      const sent: object[] = [];
      for (const fullName of ["first", "second", "third"]) {
        await open().contactSubmissions.add(aContactSubmissionDraft({ fullName }));
        sent.unshift({ fullName, timestamp: isoTimestampOf(clock.now()) });
        clock.advance(1000);
      }
      expect(await open().inbox.list()).toMatchObject(sent);
    },
  }),
];
