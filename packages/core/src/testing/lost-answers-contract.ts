import { expect } from "vitest";
import { aContactSubmissionDraft } from "./fixtures.ts";
import { messagesOf } from "./harness-owner.ts";
import { portSuite } from "./port-suite.ts";

/** What a backend has stored when the answer to a write is lost. */
export const lostAnswersSuite = portSuite(
  "guarantees what a lost answer means",
  ["contactSubmissions"],
  ["loseAnswer"],
  {
    "a message sent again unchanged is stored once more at most, or once in all, as guaranteed": async (harness) => {
      const { contactSubmissions } = harness.open();
      harness.loseAnswer();
      const isLost = await contactSubmissions.add(aContactSubmissionDraft()).then(
        () => false,
        () => true,
      );
      if (isLost) await contactSubmissions.add(aContactSubmissionDraft());
      const most = isLost && harness.guarantees.repeatedMessages === "stored-again" ? 2 : 1;
      const stored = (await messagesOf(harness)).length;
      expect([1, most]).toContain(stored);
    },
  },
);
