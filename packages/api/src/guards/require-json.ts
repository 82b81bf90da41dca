import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { Refusal } from "../problem.ts";

/** The longest body that a visitor may send, in bytes. */
export const MAX_BODY = 64 * 1024;

/** The longest body of the owner, in bytes: a long series, each event before and after the change. */
export const MAX_OWNER_BODY = 2 * 1024 * 1024;

const JSON_TYPE = /^application\/json(\s*;\s*charset="?utf-8"?)?$/i;

/** Accepts only UTF-8 JSON of at most `maxSize` bytes. Invalid UTF-8 would otherwise be stored as U+FFFD. */
export function requireJson(maxSize: number) {
  const refuse = () => {
    throw new Refusal("invalid", { status: 413, reason: "too-large" });
  };
  const limitStream = bodyLimit({ maxSize, onError: refuse });
  return createMiddleware(async (context, next) => {
    const { req } = context;
    const isPlain = (req.header("content-encoding") ?? "identity") === "identity";
    if (!isPlain || !JSON_TYPE.test(req.header("content-type") ?? "")) {
      throw new Refusal("invalid", { status: 415, reason: "media-type" });
    }
    const read = async () => {
      const text = decode(await req.arrayBuffer());
      // For what parses the body: Hono would make the text from the bytes again, through a `Response`.
      Object.assign(req.bodyCache, { text: Promise.resolve(text) });
      await next();
    };
    // Hono's limit has the adapter build a whole `Request`, which takes longer than storing a message. Node holds a body to
    // the length in its head, so checking that is enough.
    const length = req.header("content-length");
    if (length === undefined || req.header("transfer-encoding") !== undefined) return limitStream(context, read);
    if (Number(length) > maxSize) refuse();
    await read();
  });
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal("invalid", { status: 400, reason: "encoding" });
  }
}
