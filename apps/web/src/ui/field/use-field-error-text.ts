import type { FieldIssue } from "@inner-light/core";
import { fields as allFields } from "../../../words/messages.ts";
import { formatPlural } from "../../site/format-plural.ts";
import { useLanguage, useWords } from "../language/use-words.ts";

/** Sentences of a field's own: for one that is blank, and for a value that is not of the right form, or not offered. */
export type FormField = Readonly<Partial<Record<"required" | "malformed", string>>>;

/** Makes the sentence below a field that breaks a rule: the field's own, or that of all fields. */
export function useFieldErrorText(fields: Readonly<Record<string, FormField>>): (issue: FieldIssue) => string {
  const words = useWords(allFields);
  const language = useLanguage();
  return ({ field, code, limit = 0 }) => {
    if (code === "too-long") return formatPlural(words.tooLong, limit, language);
    const { required, malformed } = { ...words, ...fields[field] };
    return code === "required" ? required : malformed;
  };
}
