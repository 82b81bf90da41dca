import { expect } from "vitest";
import { aContactSubmissionDraft, tryToChange } from "./fixtures.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { messagesOf } from "./owner-side.ts";
import { portSuite } from "./port-suite.ts";

/** What every `ContactSubmissionRepository` promises, on any storage. */
export const contactSubmissionsSuite = portSuite(
  "keeps the contract of ContactSubmissionRepository",
  { ports: ["contactSubmissions"] },
  [
    {
      promise: "a message reaches the practice with the fields of a submission and no others, and nothing is returned",
      async prove(harness) {
        const draft = { ...aContactSubmissionDraft(), extra: "dropped" };
        const sending = harness.open().contactSubmissions.add(draft);
        tryToChange(draft, { fullName: "changed" });
        expect(await sending).toBeUndefined();
        const [message, ...others] = await messagesOf(harness);
        expect(message).toMatchObject(aContactSubmissionDraft());
        expect(message).not.toHaveProperty("extra");
        expect(others).toEqual([]);
      },
    },
    {
      promise: "notes may be left out, and are empty then",
      async prove(harness) {
        const { notes: _, ...draft } = aContactSubmissionDraft();
        const { contactSubmissions } = harness.open();
        for (const notes of [{}, { notes: undefined }, { notes: " " }])
          await contactSubmissions.add({ ...draft, ...notes });
        expect((await messagesOf(harness)).map(({ notes }) => notes)).toEqual(["", "", ""]);
      },
    },
    {
      promise: "every text comes back as it was typed, trimmed, in every field",
      async prove(harness) {
        for (const text of HOSTILE_TEXTS) {
          const texts = { fullName: text, address: text, phone: text, notes: text };
          await harness.open().contactSubmissions.add(aContactSubmissionDraft(texts));
        }
        const stored = HOSTILE_TEXTS.map((text) => text.trim());
        const messages = await messagesOf(harness);
        for (const field of ["fullName", "address", "phone", "notes"] as const)
          expect(messages.map((message) => message[field]).toSorted()).toEqual(stored.toSorted());
      },
    },
    {
      promise: "a draft that breaks a rule is refused with a code and a message for each field, and nothing is stored",
      async prove(harness) {
        const draft = { fullName: "", address: " ", phone: "\n", email: "no address" };
        await expect(harness.open().contactSubmissions.add(draft)).rejects.toMatchObject({
          code: "invalid",
          issues: [
            { field: "fullName", code: "required", message: "Full name is required" },
            { field: "address", code: "required", message: "Address is required" },
            { field: "phone", code: "required", message: "Phone number is required" },
            { field: "email", code: "malformed", message: "Please enter a valid email address" },
          ],
        });
        expect(await messagesOf(harness)).toEqual([]);
      },
    },
  ],
);
