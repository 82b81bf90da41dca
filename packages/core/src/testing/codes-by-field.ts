import type * as v from "valibot";
import { ValidationError } from "../shared/errors.ts";
import { validate } from "../shared/validate.ts";

export function codesByField(schema: v.GenericSchema, draft: unknown): Record<string, string> {
  try {
    validate(schema, draft);
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.issues.map(({ field, code, limit = "" }) => [field, `${code} ${limit}`.trim()]));
  }
}
