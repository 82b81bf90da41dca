import type { FieldIssue } from "@inner-light/core";

/** What a form knows of a field. */
export interface FormField {
  /** The id of its control. */
  readonly id: string;
  /** The name of the field, with which its error sentences begin. */
  readonly name?: string;
  /** The sentence for a value that is not of the right form, or not offered. */
  readonly malformed?: string;
}

/** The sentence below a field that breaks a rule. */
export function fieldErrorText({ code, limit }: FieldIssue, field?: FormField): string {
  const { name = "This", malformed = "Please check this" } = field ?? {};
  if (code === "required") return `${name} is required`;
  if (code === "too-long") return `${name} can have up to ${limit?.toLocaleString("en-US")} characters`;
  return malformed;
}
