import { expect } from "vitest";
import { CONTACT_SUBMISSION_MAX_LENGTH } from "../contact-submission/contact-submission-draft.ts";
import { aContactSubmissionDraft, tryToChange } from "./fixtures.ts";
import { messagesOf } from "./harness-owner.ts";
import { HOSTILE_TEXTS, longestTexts } from "./hostile-texts.ts";
import { portSuite } from "./port-suite.ts";

/** What every `ContactSubmissionRepository` promises, on any storage. */
export const contactSubmissionsSuite = portSuite(
  "keeps the contract of ContactSubmissionRepository",
  ["contactSubmissions"],
  [],
  {
    "a message reaches the practice with exactly the fields of a draft, and nothing is returned": async (harness) => {
      const draft = { ...aContactSubmissionDraft(), extra: "dropped" };
      const sending = harness.open().contactSubmissions.add(draft);
      tryToChange(draft, { fullName: "changed" });
      expect(await sending).toBeUndefined();
      const [message, ...others] = await messagesOf(harness);
      expect(message).toMatchObject(aContactSubmissionDraft());
      expect(message).not.toHaveProperty("extra");
      expect(others).toEqual([]);
    },
    "notes may be left out, and are empty then": async (harness) => {
      const { notes: _, ...draft } = aContactSubmissionDraft();
      const { contactSubmissions } = harness.open();
      for (const notes of [{}, { notes: undefined }, { notes: " " }])
        await contactSubmissions.add({ ...draft, ...notes });
      expect((await messagesOf(harness)).map(({ notes }) => notes)).toEqual(["", "", ""]);
    },
    "every text comes back as it was typed, trimmed, in every field": async (harness) => {
      for (const text of HOSTILE_TEXTS) {
        const texts = { fullName: text, address: text, phone: text, notes: text };
        await harness.open().contactSubmissions.add(aContactSubmissionDraft(texts));
      }
      const stored = HOSTILE_TEXTS.map((text) => text.trim());
      const messages = await messagesOf(harness);
      for (const field of ["fullName", "address", "phone", "notes"] as const)
        expect(messages.map((message) => message[field]).toSorted()).toEqual(stored.toSorted());
    },
    "each text has room for its longest": async (harness) => {
      const { email: _, ...lengths } = CONTACT_SUBMISSION_MAX_LENGTH;
      const texts = longestTexts(lengths);
      await harness.open().contactSubmissions.add(aContactSubmissionDraft(texts));
      expect(await messagesOf(harness)).toMatchObject([texts]);
    },
    "a draft that breaks a rule is refused with a code for each field, not stored": async (harness) => {
      const draft = { fullName: "", address: " ", phone: "\n", email: "no address" };
      await expect(harness.open().contactSubmissions.add(draft)).rejects.toMatchObject({
        code: "invalid",
        issues: [
          { field: "fullName", code: "required" },
          { field: "address", code: "required" },
          { field: "phone", code: "required" },
          { field: "email", code: "malformed" },
        ],
      });
      expect(await messagesOf(harness)).toEqual([]);
    },
  },
);
