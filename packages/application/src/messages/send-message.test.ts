import { aContactSubmissionDraft, FixedClock } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { expect, it } from "vitest";
import { SendMessage } from "./send-message.ts";

it("trims a message's fields", async () => {
  const { contactSubmissions, inbox } = createMemoryBackend({ clock: new FixedClock() });
  const draft = aContactSubmissionDraft();
  const result = await new SendMessage(contactSubmissions).run({ ...draft, fullName: " Alma Reyes " });
  expect(result).toEqual({ kind: "sent", message: draft });
  expect(await inbox.list()).toMatchObject([draft]);
});

it("does not send a message without contact details", async () => {
  const { contactSubmissions, inbox } = createMemoryBackend();
  const result = await new SendMessage(contactSubmissions).run(aContactSubmissionDraft({ email: " ", phone: "" }));
  expect(result).toEqual({
    kind: "incomplete",
    issues: [
      { field: "phone", code: "required" },
      { field: "email", code: "required" },
    ],
  });
  expect(await inbox.list()).toEqual([]);
});
