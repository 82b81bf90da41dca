import { type FieldIssue, hasCode } from "@inner-light/core";

/**
 * An action of a visitor or the owner. `run` resolves to a union of outcomes by `kind` and rejects with core's errors.
 * If the outcome is a question, the caller asks it and calls `run` again with the answer.
 */
export interface UseCase<Input extends readonly unknown[], Result> {
  run(...input: Input): Promise<Result>;
}

/** The input is invalid. Nothing was stored. */
export interface Incomplete {
  readonly kind: "incomplete";
  readonly issues: readonly FieldIssue[];
}

/** Returns the result of `parse`, or the issues of its `ValidationError`. */
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
