import { expect } from "vitest";
import { ValidationError } from "../shared/errors.ts";
import { isRecordId } from "../shared/record-id.ts";
import { contractSuite } from "./contract.ts";
import { ODD_MOMENTS } from "./fixed-clock.ts";
import { aContactSubmissionDraft } from "./fixtures.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import type { PortsHarness } from "./ports-harness.ts";

/** What every `ContactSubmissionRepository` promises, on any storage. */
export const describeContactSubmissionRepository = contractSuite<PortsHarness>(
  "keeps the contract of ContactSubmissionRepository",
  [
    {
      promise: "a message is sent with exactly the fields of a submission, and is in the inbox on the next visit",
      async prove({ open, clock }) {
        const draft = { ...aContactSubmissionDraft(), extra: "dropped" };
        expect(await open().contactSubmissions.add(draft)).toBeUndefined();
        const timestamp = new Date(clock.now()).toISOString();
        const message = { ...aContactSubmissionDraft(), id: expect.any(Number), timestamp, isRead: false };
        expect(await open().inbox.list()).toStrictEqual([message]);
      },
    },
    {
      promise: "notes may be left out, and are empty then",
      async prove({ open }) {
        const { notes: _, ...draft } = aContactSubmissionDraft();
        await open().contactSubmissions.add(draft);
        await open().contactSubmissions.add({ ...draft, notes: undefined });
        await open().contactSubmissions.add({ ...draft, notes: " " });
        expect((await open().inbox.list()).map(({ notes }) => notes)).toEqual(["", "", ""]);
      },
    },
    {
      promise: "every text comes back as it was typed, trimmed, in every field",
      async prove({ open }) {
        for (const text of HOSTILE_TEXTS) {
          const texts = { fullName: text, address: text, phone: text, notes: text };
          await open().contactSubmissions.add(aContactSubmissionDraft(texts));
        }
        const stored = HOSTILE_TEXTS.map((text) => text.trim());
        const messages = await open().inbox.list();
        for (const field of ["fullName", "address", "phone", "notes"] as const)
          expect(messages.map((message) => message[field]).toSorted()).toEqual(stored.toSorted());
      },
    },
    {
      promise:
        "every message gets an id and a time, within one millisecond and with a clock that goes back or is broken",
      async prove({ open, clock }) {
        const { contactSubmissions } = open();
        await Promise.all(Array.from({ length: 10 }, () => contactSubmissions.add(aContactSubmissionDraft())));
        for (const moment of ODD_MOMENTS) {
          clock.set(moment);
          await open().contactSubmissions.add(aContactSubmissionDraft());
        }
        const messages = await open().inbox.list();
        expect(messages.every(({ id, timestamp }) => isRecordId(id) && Date.parse(timestamp) >= 0)).toBe(true);
        expect(new Set(messages.map(({ id }) => id)).size).toBe(10 + ODD_MOMENTS.length);
      },
    },
    {
      promise: "a draft that breaks a rule is refused with a code and a message for each field, and nothing is stored",
      async prove({ open }) {
        const refused = open().contactSubmissions.add({ fullName: "", address: " ", phone: "\n", email: "no address" });
        await expect(refused).rejects.toBeInstanceOf(ValidationError);
        await expect(refused).rejects.toMatchObject({
          code: "invalid",
          issues: [
            { field: "fullName", code: "required", message: "Full name is required" },
            { field: "address", code: "required", message: "Address is required" },
            { field: "phone", code: "required", message: "Phone number is required" },
            { field: "email", code: "malformed", message: "Please enter a valid email address" },
          ],
        });
        expect(await open().inbox.list()).toEqual([]);
      },
    },
  ],
);
