import { expect } from "vitest";
import { STORE_ERROR } from "./failing-store-contract.ts";
import { aContactSubmissionDraft } from "./fixtures.ts";
import { messagesOf } from "./harness-owner.ts";
import { type PortSuite, portSuite } from "./port-suite.ts";

/** What a backend has stored when the answer to a write is lost. */
export const lostAnswersSuites: readonly PortSuite[] = [
  portSuite("guarantees what a lost answer means", ["contactSubmissions"], ["loseAnswer"], {
    "a message is stored once if it is confirmed, else at most once, as guaranteed": async (harness) => {
      const { contactSubmissions } = harness.open();
      harness.loseAnswer();
      const failure: unknown = await contactSubmissions.add(aContactSubmissionDraft()).catch((error) => error);
      const stored = (await messagesOf(harness)).length;
      if (failure === undefined) expect(stored).toBe(1);
      else expect(failure).toMatchObject(STORE_ERROR);
      expect(stored).toBeLessThanOrEqual(harness.guarantees.afterNoAnswer === "unknown" || !failure ? 1 : 0);
    },
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
  }),
];
