import { expect } from "vitest";
import { CONTACT_SUBMISSIONS_KEY } from "../contact-submission/contact-submission.ts";
import type { ContactSubmissionRepository } from "../contact-submission/contact-submission-repository.ts";
import { type ContractCase, type ContractOptions, describeContract } from "./contract.ts";
import { aContactSubmission, aContactSubmissionDraft } from "./fixtures.ts";
import { storedDamageCases } from "./stored-damage-cases.ts";
import { storedFaultCases } from "./stored-fault-cases.ts";
import type { StoredHarness, StoredNoun } from "./stored-noun.ts";
import { storedTabCases } from "./stored-tab-cases.ts";

const good = { ...aContactSubmission({ id: 9 }) };
const { email: _, ...withoutEmail } = good;
const { notes: __, ...withoutNotes } = good;

const NOUN: StoredNoun<ContactSubmissionRepository> = {
  key: CONTACT_SUBMISSIONS_KEY,
  fields: ["fullName", "address", "phone", "email", "notes", "id", "timestamp"],
  wordField: "notes",
  aRecord: (id, notes) => ({ ...aContactSubmission({ id, notes }) }),
  add: (repository, notes) => repository.add(aContactSubmissionDraft({ notes })),
  unreadable: [
    ["null", null, "not a record"],
    ["a boolean", true, "not a record"],
    ["a string", "alma@example.com", "not a record"],
    ["an array", [good], "fullName"],
    ["no e-mail", withoutEmail, "email"],
    ["a number for a phone", { ...good, phone: 5550100199 }, "phone"],
    ["null for notes", { ...good, notes: null }, "notes"],
    ["an id in quotes", { ...good, id: "9" }, "id"],
    ["a negative id", { ...good, id: -9 }, "id"],
    ["a timestamp in milliseconds", { ...good, timestamp: 1777636800000 }, "timestamp"],
    ["a timestamp in words", { ...good, timestamp: "May 1" }, "timestamp"],
    ["an object for an address", { ...good, address: { street: "12 Cedar Lane" } }, "address"],
  ],
};

const CASES: readonly ContractCase<StoredHarness<ContactSubmissionRepository>>[] = [
  ...storedFaultCases(NOUN),
  ...storedDamageCases(NOUN),
  ...storedTabCases(NOUN),
  {
    key: "A5",
    promise: "notes left out are stored as empty; notes absent from an older record count as empty, and stay absent",
    async prove({ open, storage }) {
      storage.put(NOUN.key, JSON.stringify([withoutNotes]));
      expect((await open().list()).items).toEqual([{ ...good, notes: "" }]);
      await open().add(aContactSubmissionDraft({ notes: undefined }));
      const stored: unknown[] = JSON.parse(storage.text(NOUN.key) ?? "");
      expect(stored[0]).toEqual(withoutNotes);
      expect(stored[1]).toMatchObject({ notes: "" });
    },
  },
];

/** What a `ContactSubmissionRepository` promises that keeps its list as a JSON text under a key. */
export function describeStoredContactSubmissions(
  name: string,
  createHarness: () => StoredHarness<ContactSubmissionRepository> | Promise<StoredHarness<ContactSubmissionRepository>>,
  options?: ContractOptions,
): void {
  describeContract(`${name} keeps the stored list of contact submissions`, CASES, createHarness, options);
}
