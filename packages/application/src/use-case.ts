import { type FieldIssue, hasCode } from "@inner-light/core";

/**
 * One action of a person, performed through ports. `run` resolves to a union of outcomes by `kind`, never to a
 * sentence. If the outcome is a question, the caller asks it and runs the use case again with the answer. Failures
 * reject with core's errors.
 */
export interface UseCase<Input extends readonly unknown[], Result> {
  run(...input: Input): Promise<Result>;
}

/** The input is invalid, and nothing was written. */
export interface Incomplete {
  readonly kind: "incomplete";
  /** One issue per invalid field, in schema order. */
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
