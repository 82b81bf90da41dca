import { afterEach, describe, expect, it, vi } from "vitest";
import { readRecord } from "../shared/validate.ts";
import { codesByField } from "../testing/codes-by-field.ts";
import { aContactSubmission, aContactSubmissionDraft } from "../testing/fixtures.ts";
import { contactSubmissionDraftSchema, contactSubmissionSchema } from "./contact-submission.ts";

const fieldsOf = (draft: unknown) => codesByField(contactSubmissionDraftSchema, draft);

afterEach(() => vi.restoreAllMocks());

describe("a contact submission draft", () => {
  it.each([undefined, "", " ", "\t\n", "\u00a0", "\u2003\ufeff"])("requires every field except notes: %j", (blank) => {
    expect(fieldsOf({ fullName: blank, address: blank, phone: blank, email: blank })).toEqual({
      fullName: "required",
      address: "required",
      phone: "required",
      email: "required",
    });
    expect(fieldsOf(aContactSubmissionDraft({ notes: blank }))).toEqual({});
  });

  it("accepts any nonblank phone number", () => {
    for (const phone of ["call me", "555", "☎"]) expect(fieldsOf(aContactSubmissionDraft({ phone }))).toEqual({});
  });

  it("requires a valid email address", () => {
    const codes = ["  o'hara@müller.ie  ", "a@b..c"].map((email) => fieldsOf(aContactSubmissionDraft({ email })));
    expect(codes).toEqual([{}, { email: "malformed" }]);
  });

  it("limits the length of its strings", () => {
    const tooLong = {
      fullName: "x".repeat(201),
      address: "x".repeat(401),
      phone: "1".repeat(61),
      notes: "x".repeat(5001),
    };
    expect(fieldsOf(aContactSubmissionDraft(tooLong))).toEqual({
      fullName: "too-long 200",
      address: "too-long 400",
      phone: "too-long 60",
      notes: "too-long 5000",
    });
  });

  it("validates a very long email address without a regular expression", () => {
    const text = "a@".padEnd(100_000, ".");
    const exec = vi.spyOn(RegExp.prototype, "exec");
    expect(fieldsOf(aContactSubmissionDraft({ email: text }))).toEqual({ email: "malformed" });
    const patterns = exec.mock.contexts.filter((_, call) => exec.mock.calls[call]?.[0] === text).map(String);
    expect(patterns.filter((pattern) => pattern.includes("@"))).toEqual([]);
  });
});

describe("a stored contact submission", () => {
  it("has blank notes if they are missing or invalid", () => {
    const { notes: _, ...stored } = aContactSubmission();
    for (const value of [stored, { ...stored, notes: null }, { ...stored, notes: ["words"] }])
      expect(readRecord(contactSubmissionSchema, value)).toStrictEqual({ record: { ...stored, notes: "" } });
  });

  it("does not have to follow the form's rules", () => {
    const stored = { ...aContactSubmission(), fullName: "", phone: "", email: "not an address" };
    expect(readRecord(contactSubmissionSchema, stored)).toStrictEqual({ record: stored });
  });

  it.each(["2026-05-01T12:00:00Z", "2026-05-01T12:00:00+02:00"])("can have the timestamp %s", (timestamp) => {
    expect(readRecord(contactSubmissionSchema, aContactSubmission({ timestamp }))).toHaveProperty("record");
  });

  it.each(["fullName", "address", "phone", "email", "id", "timestamp"])("is unreadable if %s is invalid", (field) => {
    expect(readRecord(contactSubmissionSchema, { ...aContactSubmission(), [field]: null })).toEqual({
      unreadableField: field,
    });
  });
});
