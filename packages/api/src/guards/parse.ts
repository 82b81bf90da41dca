import { validate } from "@inner-light/core";
import { validator } from "hono/validator";
import type * as v from "valibot";

/** Parses the JSON body, the query, or the headers by their names in lower case. Refuses with the fields that are wrong. */
export function parse<Target extends "json" | "query" | "header", Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) {
  return validator(target, (value: unknown) => validate(schema, value));
}
