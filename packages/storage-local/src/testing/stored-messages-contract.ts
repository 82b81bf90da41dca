import { aContactSubmission, aContactSubmissionDraft, contractSuite } from "@inner-light/core/testing";
import { expect } from "vitest";
import { storedDamageCases } from "./stored-damage-cases.ts";
import type { StoredHarness } from "./stored-harness.ts";
import type { StoredNoun } from "./stored-noun.ts";
import { storedTabCases } from "./stored-tab-cases.ts";
import { storedWriteCases } from "./stored-write-cases.ts";

const good = { ...aContactSubmission({ id: 9 }) };
const { email: _, ...withoutEmail } = good;
const { notes: __, ...withoutNotes } = good;

const NOUN: StoredNoun = {
  noun: "messages",
  key: "contactSubmissions",
  fields: ["fullName", "address", "phone", "email", "notes", "id", "timestamp"],
  wordField: "notes",
  aRecord: (id, notes) => ({ ...aContactSubmission({ id, notes }) }),
  async add(backend, notes) {
    await backend.contactSubmissions.add(aContactSubmissionDraft({ notes }));
    return (await this.list(backend)).at(-1) ?? { id: -1 };
  },
  list: async ({ inbox, ownMessages }) => {
    await inbox.list();
    return (await ownMessages.list()).messages;
  },
  unreadable: [
    ["null", null, "not a record"],
    ["a string", "alma@example.com", "not a record"],
    ["an array", [good], "fullName"],
    ["no email", withoutEmail, "email"],
    ["a negative id", { ...good, id: -9 }, "id"],
    ["a timestamp in words", { ...good, timestamp: "May 1" }, "timestamp"],
  ],
};

/** What messages stored as JSON under a key promise. */
export const describeStoredMessages = contractSuite<StoredHarness>("keeps the stored list of messages", [
  ...storedDamageCases(NOUN),
  ...storedTabCases(NOUN),
  ...storedWriteCases(NOUN, "an add", (backend) => NOUN.add(backend, "new")),
  ...storedWriteCases(NOUN, "a removal", ({ inbox }) => inbox.remove(1)),
  ...storedWriteCases(
    NOUN,
    "a restoration",
    ({ deletedRecords }) => deletedRecords.restore("messages", [1]),
    ({ inbox }) => inbox.remove(1),
  ),
  {
    promise: "notes left out are stored as empty; notes absent from an older record count as empty, and stay absent",
    async prove({ open, storage }) {
      storage.put(NOUN.key, JSON.stringify([withoutNotes]));
      expect(await NOUN.list(open())).toEqual([{ ...good, notes: "" }]);
      await open().contactSubmissions.add(aContactSubmissionDraft({ notes: undefined }));
      const stored: unknown[] = JSON.parse(storage.text(NOUN.key) ?? "");
      expect(stored[0]).toEqual(withoutNotes);
      expect(stored[1]).toMatchObject({ notes: "" });
    },
  },
]);
