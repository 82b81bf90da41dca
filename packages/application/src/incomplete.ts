import { type FieldIssue, hasCode } from "@inner-light/core";

/** The input breaks rules, and nothing was written. */
export interface Incomplete {
  readonly kind: "incomplete";
  /** One per invalid field, in the order of the schema. */
  readonly issues: readonly FieldIssue[];
}

/** Returns what `parse` returns, or the issues of the `ValidationError` that it throws. */
export function parsedOrIncomplete<Parsed>(
  parse: () => Parsed,
): { readonly kind: "parsed"; readonly parsed: Parsed } | Incomplete {
  try {
    return { kind: "parsed", parsed: parse() };
  } catch (error) {
    if (hasCode(error, "invalid")) return { kind: "incomplete", issues: error.issues };
    throw error;
  }
}
