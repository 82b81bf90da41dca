import type * as v from "valibot";
import { parse } from "./parse.ts";
import { MAX_OWNER_BODY, requireJson } from "./require-json.ts";
import type { requireOwner } from "./require-owner.ts";

/** Makes what each change of the owner's begins with: the guard, and the size and form of its body. */
export function ownersChange(owner: ReturnType<typeof requireOwner>) {
  const json = requireJson(MAX_OWNER_BODY);
  return <Schema extends v.GenericSchema>(schema: Schema) => [owner, json, parse("json", schema)] as const;
}
