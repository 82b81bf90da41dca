import { type FieldIssue, ValidationError, validate } from "@inner-light/core";
import { validator } from "hono-openapi";
import type * as v from "valibot";

/** Parses the JSON body. Refuses with the fields that break a rule. */
export function parseBody<Schema extends v.GenericSchema>(schema: Schema) {
  return validator("json", schema, (result) => {
    if (!result.success) throw invalid(schema, result.data);
  });
}

/** Parses the query. */
export function parseQuery<Schema extends v.GenericSchema>(schema: Schema) {
  return validator("query", schema, (result) => {
    if (!result.success) throw invalid(schema, result.data);
  });
}

/** Parses headers, by their names in lower case. */
export function parseHeaders<Schema extends v.GenericSchema>(schema: Schema) {
  return validator("header", schema, (result) => {
    if (!result.success) throw invalid(schema, result.data);
  });
}

/** The place of a draft in a body. */
const DRAFT = /^(?:drafts\.\d+|changes\.\d+\.draft|draft)\./;

/** The error as a port would throw it: with the fields of the first draft that breaks a rule, without the draft's place. */
function invalid(schema: v.GenericSchema, value: unknown): ValidationError {
  const issues = issuesOf(schema, value);
  const place = DRAFT.exec(issues[0]?.field ?? "")?.[0];
  if (place === undefined) return new ValidationError(issues);
  const ofFirst = issues.filter(({ field }) => field.startsWith(place));
  return new ValidationError(ofFirst.map((issue) => ({ ...issue, field: issue.field.slice(place.length) })));
}

function issuesOf(schema: v.GenericSchema, value: unknown): readonly FieldIssue[] {
  try {
    validate(schema, value);
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.issues;
    throw error;
  }
}
