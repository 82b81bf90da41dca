import { expect } from "vitest";
import type { ContactSubmissionRepository } from "../contact-submission/contact-submission-repository.ts";
import type { Inbox } from "../contact-submission/inbox.ts";
import type { OwnMessages } from "../contact-submission/own-messages.ts";
import type { DeletedRecords } from "../deleted-records/deleted-records.ts";
import type { Change, ChangeFeed } from "../shared/change-feed.ts";
import { NotFoundError } from "../shared/errors.ts";
import { type BackendHarness, contractSuite } from "./contract.ts";
import { aContactSubmissionDraft, addContactSubmission, tryToChange } from "./fixtures.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";

export type OwnMessagesHarness = BackendHarness<{
  readonly ownMessages: OwnMessages;
  readonly contactSubmissions: ContactSubmissionRepository;
  readonly inbox: Inbox;
  readonly deletedRecords: DeletedRecords;
  readonly changes: ChangeFeed;
}>;

const NOTHING = { messages: [], isEmpty: true, isDamaged: false };

/** What every `OwnMessages` promises. */
export const describeOwnMessages = contractSuite<OwnMessagesHarness>("keeps the contract of OwnMessages", [
  {
    promise: "what was sent is listed, and changing what was returned changes nothing that is stored",
    async prove({ open }) {
      for (const fullName of ["first", "second"])
        await open().contactSubmissions.add(aContactSubmissionDraft({ fullName }));
      const { ownMessages } = open();
      tryToChange((await ownMessages.list()).messages[0] ?? {}, { fullName: "changed" });
      const listing = await ownMessages.list();
      expect(listing).toMatchObject({ isEmpty: false, isDamaged: false });
      expect(listing.messages.map(({ fullName }) => fullName).toSorted()).toEqual(["first", "second"]);
    },
  },
  {
    promise: "the export is a JSON file with the messages as they were typed",
    async prove({ open }) {
      for (const notes of HOSTILE_TEXTS) await open().contactSubmissions.add(aContactSubmissionDraft({ notes }));
      const file: { messages: unknown } = JSON.parse(await open().ownMessages.export());
      const { messages } = await open().ownMessages.list();
      expect(messages).toHaveLength(HOSTILE_TEXTS.length);
      expect(file.messages).toEqual(messages);
    },
  },
  {
    promise: "erasing leaves nothing, and publishes one change",
    async prove({ open }) {
      const { ownMessages, contactSubmissions, changes } = open();
      await contactSubmissions.add(aContactSubmissionDraft());
      const heard: Change[] = [];
      changes.subscribe((change) => heard.push(change));
      await ownMessages.erase();
      expect(heard).toEqual(["messages"]);
      expect(await ownMessages.list()).toEqual(NOTHING);
      expect(await open().ownMessages.list()).toEqual(NOTHING);
    },
  },
  {
    promise: "a removed message is no longer listed, but exported while it is kept, and erased with the rest",
    async prove({ open }) {
      const ports = open();
      const { ownMessages, inbox, deletedRecords } = ports;
      const { id } = await addContactSubmission(ports, { notes: "removed words" });
      await inbox.remove(id);
      expect(await ownMessages.list()).toEqual({ ...NOTHING, isEmpty: false });
      expect(await open().ownMessages.export()).toContain("removed words");
      await ownMessages.erase();
      expect(await ownMessages.list()).toEqual(NOTHING);
      expect(await open().deletedRecords.list("messages")).toEqual([]);
      await expect(deletedRecords.restore("messages", [id])).rejects.toBeInstanceOf(NotFoundError);
      expect(await open().ownMessages.export()).not.toContain("removed words");
    },
  },
]);
