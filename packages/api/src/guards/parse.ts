import { ValidationError } from "@inner-light/core";
import { validator } from "hono-openapi";
import type * as v from "valibot";

/** Parses the JSON body, the query, or the headers by their names in lower case. Refuses with the fields that are wrong. */
export function parse<Target extends "json" | "query" | "header", Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) {
  return validator(target, schema, (result) => {
    if (result.success) return;
    const issues = result.error.map(({ message, path = [] }) => {
      const keys = path.map((segment) => String(typeof segment === "object" ? segment.key : segment));
      return { field: keys.join("."), code: "malformed", message };
    });
    throw new ValidationError(issues);
  });
}
