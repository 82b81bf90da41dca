import { parseJson, validate } from "@inner-light/core";
import type { Env } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type * as v from "valibot";
import { Refusal } from "./refusal.ts";

/** In bytes. */
export const MAX_BODY = 64 * 1024;

/** In bytes. Has room for an update of the longest series, which sends each event as it was and as it will be. */
export const MAX_OWNER_BODY = 2 * 1024 * 1024;

const JSON_TYPE = /^application\/json(\s*;\s*charset="?utf-8"?)?$/i;

/** Accepts only JSON of at most `maxSize` bytes. */
export function requireJson(maxSize: number) {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal("invalid", { status: 413, reason: "too-large" });
    },
  });
  return createMiddleware(async (context, next) => {
    if (!JSON_TYPE.test(context.req.header("content-type") ?? "")) {
      throw new Refusal("invalid", { status: 415, reason: "media-type" });
    }
    return limit(context, next);
  });
}

/** Parses JSON of any length. Hono's parser would need 100 MB more for a 50 MB backup. */
export function parseJsonBody<Schema extends v.GenericSchema<unknown, object>>(schema: Schema) {
  type Body = { readonly json: v.InferOutput<Schema> };
  return createMiddleware<Env, string, { in: Body; out: Body }>(async ({ req }, next) => {
    req.addValidatedData("json", validate(schema, await readJson(req.raw)));
    await next();
  });
}

async function readJson({ body }: Request): Promise<unknown> {
  let text = "";
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) text += piece;
  const value = parseJson(text);
  if (value === undefined) throw new Refusal("invalid", { status: 400, reason: "malformed" });
  return value;
}
