import * as v from "valibot";
import { expect, it } from "vitest";
import { looksLikeSpam, type SpamEvidence, spamEvidenceSchema } from "./looks-like-spam.ts";

it.each<[SpamEvidence, boolean]>([
  [{}, false],
  [{ hiddenField: "" }, false],
  [{ hiddenField: " " }, true],
  [{ hiddenField: "Cheap watches", openMs: 60_000 }, true],
  [{ openMs: 2_999 }, true],
  [{ openMs: 3_000 }, false],
  [{ hiddenField: "", openMs: 8 * 60 * 60_000 }, false],
])("a message of which the page tells %j looks like spam: %s", (evidence, expected) => {
  expect(looksLikeSpam(v.parse(spamEvidenceSchema, evidence))).toBe(expected);
});
