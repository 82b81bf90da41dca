import { expect } from "vitest";
import { NotFoundError } from "../shared/errors.ts";
import { contractSuite } from "./contract.ts";
import { aContactSubmissionDraft, tryToChange } from "./fixtures.ts";
import type { PortsHarness } from "./ports-harness.ts";

/** What every `Inbox` promises, on any storage. */
export const describeInbox = contractSuite<PortsHarness>("keeps the contract of Inbox", [
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
    promise: "changing what was passed or returned changes nothing that is stored",
    async prove({ open }) {
      const { contactSubmissions, inbox } = open();
      const draft = aContactSubmissionDraft();
      const returned = await contactSubmissions.add(draft);
      const sent = { ...returned };
      tryToChange(draft, { fullName: "changed" });
      tryToChange(returned, { fullName: "changed" });
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
    promise: "removing takes one message away; removing or marking it again is NotFoundError",
    async prove({ open }) {
      const { contactSubmissions, inbox } = open();
      const { id } = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "goes" }));
      const stays = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "stays" }));
      await inbox.remove(id);
      await expect(inbox.remove(id)).rejects.toBeInstanceOf(NotFoundError);
      await expect(inbox.setRead(id, true)).rejects.toBeInstanceOf(NotFoundError);
      await expect(inbox.setRead(id, false)).rejects.toBeInstanceOf(NotFoundError);
      expect(await open().inbox.list()).toEqual([{ ...stays, isRead: false }]);
    },
  },
]);
