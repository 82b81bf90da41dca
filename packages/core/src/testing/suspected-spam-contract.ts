import { expect } from "vitest";
import type { Backups } from "../backup/backups.ts";
import type { ContactSubmissionRepository } from "../contact-submission/contact-submission-repository.ts";
import type { Inbox } from "../contact-submission/inbox.ts";
import { LEAST_OPEN_MS, type SuspectedSpam } from "../contact-submission/suspected-spam.ts";
import type { ChangeFeed } from "../shared/change-feed.ts";
import { NotFoundError } from "../shared/errors.ts";
import { type BackendHarness, type ContractCase, type CreateHarness, describeContract } from "./contract.ts";
import { aContactSubmissionDraft, tryToChange } from "./fixtures.ts";

/** Messages are sent through the visitor's port. */
export type SuspectedSpamHarness = BackendHarness<{
  readonly contactSubmissions: ContactSubmissionRepository;
  readonly inbox: Inbox;
  readonly suspectedSpam: SuspectedSpam;
  readonly backups: Backups;
  readonly changes: ChangeFeed;
}>;

const SPAM = { hiddenField: "Cheap watches" };

const CASES: readonly ContractCase<SuspectedSpamHarness>[] = [
  {
    promise: "what looks like spam is returned like every message, and is in the folder instead of the inbox",
    async prove({ open, clock }) {
      const { contactSubmissions, inbox, suspectedSpam } = open();
      expect(await suspectedSpam.list()).toEqual([]);
      const filled = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "filled" }), SPAM);
      expect(filled).toStrictEqual({ ...aContactSubmissionDraft({ fullName: "filled" }), ...idAndTimeOf(filled) });
      clock.advance(1_000);
      const fast = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "fast" }), { openMs: 10 });
      expect(await open().suspectedSpam.list()).toStrictEqual([fast, filled]);
      expect(await inbox.list()).toEqual([]);
      expect(await inbox.listDeleted()).toEqual([]);
    },
  },
  {
    promise: "a message is in the inbox when it looks like a person's, or nothing is known of it",
    async prove({ open }) {
      const { contactSubmissions, inbox, suspectedSpam } = open();
      for (const evidence of [undefined, {}, { hiddenField: "" }, { hiddenField: "", openMs: LEAST_OPEN_MS }]) {
        await contactSubmissions.add(aContactSubmissionDraft(), evidence);
      }
      expect(await inbox.list()).toHaveLength(4);
      expect(await suspectedSpam.list()).toEqual([]);
    },
  },
  {
    promise: "a draft that breaks a rule is refused alike, and stored nowhere",
    async prove({ open }) {
      const sent = open().contactSubmissions.add(aContactSubmissionDraft({ email: "" }), SPAM);
      await expect(sent).rejects.toMatchObject({ code: "invalid" });
      expect(await open().suspectedSpam.list()).toEqual([]);
    },
  },
  {
    promise: "changing what was returned changes nothing that is stored",
    async prove({ open }) {
      const sent = await open().contactSubmissions.add(aContactSubmissionDraft(), SPAM);
      const before = { ...sent };
      const listed = await open().suspectedSpam.list();
      for (const returned of [sent, ...listed]) tryToChange(returned, { fullName: "changed" });
      tryToChange(listed, { length: 0 });
      expect(await open().suspectedSpam.list()).toEqual([before]);
    },
  },
  {
    promise: "an accepted message is in the inbox, unread and with its time of sending, and can be accepted once",
    async prove({ open, clock }) {
      const { contactSubmissions, suspectedSpam } = open();
      const stays = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "stays" }), SPAM);
      const sent = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "wanted" }), SPAM);
      clock.advance(60_000);
      expect(await suspectedSpam.accept(sent.id)).toStrictEqual({ ...sent, isRead: false });
      expect(await open().inbox.list()).toStrictEqual([{ ...sent, isRead: false }]);
      expect(await open().suspectedSpam.list()).toEqual([stays]);
      await expect(suspectedSpam.accept(sent.id)).rejects.toBeInstanceOf(NotFoundError);
    },
  },
  {
    promise: "an accepted message overwrites none of the inbox, and no deleted one",
    async prove({ open }) {
      const { contactSubmissions, inbox, suspectedSpam } = open();
      const { id } = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "accepted" }), SPAM);
      const there = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "there" }));
      const deleted = await contactSubmissions.add(aContactSubmissionDraft({ fullName: "deleted" }));
      await inbox.remove(deleted.id);
      const accepted = await suspectedSpam.accept(id);
      await inbox.setRead(accepted.id, true);
      const restored = await inbox.restore(deleted.id);
      expect(restored.id).toBe(deleted.id);
      const messages = [{ ...there, isRead: false }, { ...accepted, isRead: true }, restored];
      expect(await open().inbox.list()).toEqual(expect.arrayContaining(messages));
      expect(new Set(messages.map((message) => message.id)).size).toBe(3);
    },
  },
  {
    promise: "a removed message is gone from the folder and not among the inbox's deleted ones, until it is restored",
    async prove({ open }) {
      const { contactSubmissions, inbox, suspectedSpam } = open();
      const sent = await contactSubmissions.add(aContactSubmissionDraft(), SPAM);
      await expect(suspectedSpam.restore(sent.id)).rejects.toBeInstanceOf(NotFoundError);
      await suspectedSpam.remove(sent.id);
      for (const again of [suspectedSpam.remove(sent.id), suspectedSpam.accept(sent.id)]) {
        await expect(again).rejects.toBeInstanceOf(NotFoundError);
      }
      expect(await open().suspectedSpam.list()).toEqual([]);
      expect(await inbox.listDeleted()).toEqual([]);
      expect(await open().suspectedSpam.restore(sent.id)).toStrictEqual(sent);
      await expect(suspectedSpam.restore(sent.id)).rejects.toBeInstanceOf(NotFoundError);
      expect(await open().suspectedSpam.list()).toEqual([sent]);
    },
  },
  {
    promise: "each change is a change of the messages, heard once",
    async prove({ open }) {
      const { contactSubmissions, suspectedSpam, changes } = open();
      const heard: string[] = [];
      changes.subscribe((change) => heard.push(change));
      const { id } = await contactSubmissions.add(aContactSubmissionDraft(), SPAM);
      expect(heard).toEqual(["messages"]);
      await suspectedSpam.remove(id);
      await suspectedSpam.restore(id);
      await suspectedSpam.accept(id);
      expect(heard).toEqual(["messages", "messages", "messages", "messages"]);
    },
  },
  {
    promise: "backups do not have the folder, and restoring one leaves it as it is",
    async prove({ open }) {
      const { contactSubmissions, backups } = open();
      await contactSubmissions.add(aContactSubmissionDraft({ notes: "wanted" }));
      const empty = await backups.export();
      const sent = await contactSubmissions.add(aContactSubmissionDraft({ notes: "suspected" }), SPAM);
      expect(await backups.export()).not.toContain("suspected");
      for (const mode of ["merge", "replace"] as const) {
        await backups.restore(empty, mode);
        expect(await open().suspectedSpam.list()).toEqual([sent]);
        expect(await open().inbox.list()).toHaveLength(1);
      }
    },
  },
];

function idAndTimeOf({ id, timestamp }: { readonly id: number; readonly timestamp: string }) {
  return { id, timestamp };
}

/** What every `SuspectedSpam` promises, on any storage. */
export function describeSuspectedSpam(name: string, createHarness: CreateHarness<SuspectedSpamHarness>): void {
  describeContract(`${name} keeps the contract of SuspectedSpam`, CASES, createHarness);
}
