import type * as v from "valibot";
import { parse } from "./parse.ts";
import { MAX_OWNER_BODY, requireJson } from "./require-json.ts";
import type { requireOwner } from "./require-owner.ts";

type Guard = ReturnType<typeof requireOwner>;

/** Makes what each change of the owner's begins with: the guard before and after the body, and the body's size and form. */
export function ownersChange(owner: Guard, ownersUse: Guard) {
  const json = requireJson(MAX_OWNER_BODY);
  return <Schema extends v.GenericSchema>(schema: Schema) => [owner, json, ownersUse, parse("json", schema)] as const;
}
