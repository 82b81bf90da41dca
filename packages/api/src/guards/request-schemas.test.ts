import * as v from "valibot";
import { expect, it } from "vitest";
import { looksLikeSpam, type SpamEvidence, spamEvidenceSchema } from "./request-schemas.ts";

it.each<[SpamEvidence, boolean]>([
  [{}, false],
  [{ hiddenField: "" }, false],
  [{ hiddenField: " " }, true],
  [{ hiddenField: "Cheap watches", msSinceFirstInput: 60_000 }, true],
  [{ msSinceFirstInput: 2_999 }, true],
  [{ msSinceFirstInput: 3_000 }, false],
  [{ hiddenField: "", msSinceFirstInput: 8 * 60 * 60_000 }, false],
])("a message with the evidence %j looks like spam: %s", (evidence, expected) => {
  expect(looksLikeSpam(v.parse(spamEvidenceSchema, evidence))).toBe(expected);
});
