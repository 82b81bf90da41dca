import {
  aContactSubmission,
  aContactSubmissionDraft,
  type CreateHarness,
  describeContract,
} from "@inner-light/core/testing";
import { expect } from "vitest";
import { storedDamageCases } from "./stored-damage-cases.ts";
import { storedFaultCases } from "./stored-fault-cases.ts";
import type { StoredHarness } from "./stored-harness.ts";
import type { StoredCase, StoredNoun } from "./stored-noun.ts";
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
  add: ({ contactSubmissions }, notes) => contactSubmissions.add(aContactSubmissionDraft({ notes })),
  list: async ({ inbox, ownMessages }) => {
    await inbox.list();
    return (await ownMessages.list()).messages;
  },
  unreadable: [
    ["null", null, "not a record"],
    ["a boolean", true, "not a record"],
    ["a string", "alma@example.com", "not a record"],
    ["an array", [good], "fullName"],
    ["no email", withoutEmail, "email"],
    ["a number for a phone", { ...good, phone: 5550100199 }, "phone"],
    ["null for notes", { ...good, notes: null }, "notes"],
    ["an id in quotes", { ...good, id: "9" }, "id"],
    ["a negative id", { ...good, id: -9 }, "id"],
    ["a timestamp in milliseconds", { ...good, timestamp: 1777636800000 }, "timestamp"],
    ["a timestamp in words", { ...good, timestamp: "May 1" }, "timestamp"],
    ["an object for an address", { ...good, address: { street: "12 Cedar Lane" } }, "address"],
  ],
};

const CASES: readonly StoredCase[] = [
  ...storedFaultCases(NOUN),
  ...storedDamageCases(NOUN),
  ...storedTabCases(NOUN),
  ...storedWriteCases({
    name: "a removal",
    noun: NOUN,
    records: [NOUN.aRecord(1, "goes"), NOUN.aRecord(2, "stays")],
    write: ({ inbox }) => inbox.remove(1),
  }),
  ...storedWriteCases({
    name: "a restoration",
    noun: NOUN,
    records: [NOUN.aRecord(1, "goes"), NOUN.aRecord(2, "stays")],
    prepare: ({ inbox }) => inbox.remove(1),
    write: ({ inbox }) => inbox.restore(1),
  }),
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
];

/** What messages stored as JSON under a key promise. */
export function describeStoredMessages(name: string, createHarness: CreateHarness<StoredHarness>): void {
  describeContract(`${name} keeps the stored list of messages`, CASES, createHarness);
}
