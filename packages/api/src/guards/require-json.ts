import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { Refusal } from "../problem.ts";

/** The longest body that a visitor may send, in bytes. */
export const MAX_BODY = 64 * 1024;

/** The longest body of the owner, in bytes: a long series, each event before and after the change. */
export const MAX_OWNER_BODY = 2 * 1024 * 1024;

const JSON_TYPE = /^application\/json(\s*;\s*charset="?utf-8"?)?$/i;

/** Takes JSON in UTF-8 of at most `maxSize` bytes, and nothing else. Bytes that are no UTF-8 would be stored as U+FFFD. */
export function requireJson(maxSize: number) {
  return every(
    createMiddleware(async (context, next) => {
      const isPlain = (context.req.header("content-encoding") ?? "identity") === "identity";
      if (!isPlain || !JSON_TYPE.test(context.req.header("content-type") ?? "")) {
        throw new Refusal("invalid", { status: 415, reason: "media-type" });
      }
      await next();
    }),
    bodyLimit({
      maxSize,
      onError: () => {
        throw new Refusal("invalid", { status: 413, reason: "too-large" });
      },
    }),
    createMiddleware(async (context, next) => {
      const bytes = await context.req.arrayBuffer();
      try {
        new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      } catch {
        throw new Refusal("invalid", { status: 400, reason: "encoding" });
      }
      await next();
    }),
  );
}
