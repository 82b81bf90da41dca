import { expect } from "vitest";
import { NotFoundError } from "../shared/errors.ts";
import { contractSuite } from "./contract.ts";
import { aContactSubmissionDraft, addContactSubmission, tryToChange } from "./fixtures.ts";
import type { PortsHarness } from "./ports-harness.ts";

/** What every `Inbox` promises, on any storage. */
export const describeInbox = contractSuite<PortsHarness>("keeps the contract of Inbox", [
  {
    promise: "messages are listed newest first",
    async prove({ open, clock }) {
      for (const fullName of ["first", "second", "third"]) {
        await open().contactSubmissions.add(aContactSubmissionDraft({ fullName }));
        clock.advance(1000);
      }
      const messages = await open().inbox.list();
      expect(messages.map(({ fullName }) => fullName)).toEqual(["third", "second", "first"]);
    },
  },
  {
    promise: "changing what was passed or returned changes nothing that is stored",
    async prove({ open }) {
      const { contactSubmissions, inbox } = open();
      const draft = aContactSubmissionDraft();
      await contactSubmissions.add(draft);
      tryToChange(draft, { fullName: "changed" });
      const messages = await inbox.list();
      tryToChange(messages[0] ?? {}, { fullName: "changed", isRead: true });
      tryToChange(messages, { length: 0 });
      const sent = { ...aContactSubmissionDraft(), isRead: false };
      expect(await inbox.list()).toMatchObject([sent]);
      expect(await open().inbox.list()).toMatchObject([sent]);
    },
  },
  {
    promise: "a message marked as read is read on the next visit, until it is marked as unread",
    async prove({ open }) {
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
  },
  {
    promise: "removing takes one message away; removing or marking it again is NotFoundError",
    async prove({ open }) {
      const ports = open();
      const { inbox } = ports;
      const { id } = await addContactSubmission(ports, { fullName: "goes" });
      const stays = await addContactSubmission(ports, { fullName: "stays" });
      await inbox.remove(id);
      await expect(inbox.remove(id)).rejects.toBeInstanceOf(NotFoundError);
      await expect(inbox.setRead(id, true)).rejects.toBeInstanceOf(NotFoundError);
      await expect(inbox.setRead(id, false)).rejects.toBeInstanceOf(NotFoundError);
      expect(await open().inbox.list()).toEqual([stays]);
    },
  },
]);
