import { expect } from "vitest";
import type { ContactSubmissionRepository } from "../contact-submission/contact-submission-repository.ts";
import { countUnread, type Inbox } from "../contact-submission/inbox.ts";
import type { SuspectedSpam } from "../contact-submission/suspected-spam.ts";
import type { DeletedRecords } from "../deleted-records/deleted-records.ts";
import { NotFoundError } from "../shared/errors.ts";
import { type BackendHarness, contractSuite } from "./contract.ts";
import { addContactSubmission } from "./fixtures.ts";

/** Messages are sent through the visitor's port. */
export type SuspectedSpamHarness = BackendHarness<{
  readonly contactSubmissions: ContactSubmissionRepository;
  readonly inbox: Inbox;
  readonly suspectedSpam: SuspectedSpam;
  readonly deletedRecords: DeletedRecords;
}>;

/** What every `SuspectedSpam` promises, on any storage. */
export const describeSuspectedSpam = contractSuite<SuspectedSpamHarness>("keeps the contract of SuspectedSpam", [
  {
    promise: "a message keeps its mark, deleted and restored too, and is like any other without it",
    async prove({ open }) {
      const ports = open();
      const { inbox, suspectedSpam, deletedRecords } = ports;
      const sent = await addContactSubmission(ports);
      await suspectedSpam.setSuspected(sent.id, true);
      const marked = { ...sent, isSuspectedSpam: true };
      expect(await open().inbox.list()).toEqual([marked]);
      expect(countUnread(await inbox.list())).toBe(0);
      await inbox.remove(sent.id);
      expect(await deletedRecords.list("messages")).toMatchObject([{ record: marked }]);
      await deletedRecords.restore("messages", [sent.id]);
      expect(await inbox.list()).toEqual([marked]);
      await suspectedSpam.setSuspected(sent.id, false);
      expect(await open().inbox.list()).toEqual([sent]);
    },
  },
  {
    promise: "marking a message that is gone is NotFoundError",
    async prove({ open }) {
      const ports = open();
      const { inbox, suspectedSpam } = ports;
      const { id } = await addContactSubmission(ports);
      await inbox.remove(id);
      await expect(suspectedSpam.setSuspected(id, true)).rejects.toBeInstanceOf(NotFoundError);
    },
  },
]);
