import type { FieldIssue } from "@inner-light/core";
import type { fields } from "../../../words/messages.ts";
import { formatPlural } from "../../site/format-plural.ts";

/** What a form knows of a field. */
export interface FormField {
  /** The sentence for a blank field. */
  readonly required?: string;
  /** The sentence for a value that is not of the right form, or not offered. */
  readonly malformed?: string;
}

/** The sentence below a field that breaks a rule: the field's own, or that of all fields. */
export function fieldErrorText(
  { code, limit = 0 }: FieldIssue,
  field: FormField | undefined,
  words: typeof fields,
  language: string,
): string {
  const { required, malformed } = { ...words, ...field };
  if (code === "too-long") return formatPlural(words.tooLong, limit, language);
  return code === "required" ? required : malformed;
}
