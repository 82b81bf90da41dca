import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { Refusal } from "./refusal.ts";

/** The longest body that a visitor may send, in bytes. */
export const MAX_BODY = 64 * 1024;

/** The longest body of the owner, in bytes: a long series, each event before and after the change. */
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
