import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { Refusal } from "./refusal.ts";

/** The longest body that a visitor may send, in bytes. */
export const MAX_BODY = 64 * 1024;

/** The longest body of the owner, in bytes: a long series, each event before and after the change. */
export const MAX_OWNER_BODY = 2 * 1024 * 1024;

const JSON_TYPE = /^application\/json(\s*;\s*charset="?utf-8"?)?$/i;

/** Accepts only JSON of at most `maxSize` bytes, in UTF-8: invalid bytes would otherwise be stored as U+FFFD. */
export function requireJson(maxSize: number) {
  const requireFile = requireJsonFile(maxSize);
  return createMiddleware((context, next) =>
    requireFile(context, async () => {
      decode(new TextDecoder("utf-8", { fatal: true }), await context.req.arrayBuffer());
      await next();
    }),
  );
}

/** Like `requireJson`, and leaves the body to `readText`. */
export function requireJsonFile(maxSize: number) {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal("invalid", { status: 413, reason: "too-large" });
    },
  });
  return createMiddleware(async (context, next) => {
    const { req } = context;
    const isPlain = (req.header("content-encoding") ?? "identity") === "identity";
    if (!isPlain || !JSON_TYPE.test(req.header("content-type") ?? "")) {
      throw new Refusal("invalid", { status: 415, reason: "media-type" });
    }
    return limit(context, next);
  });
}

/** The text of a body, of which Hono would hold three copies. */
export async function readText({ body }: Request): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for await (const chunk of body ?? []) text += decode(decoder, chunk, { stream: true });
  return text + decode(decoder);
}

function decode(decoder: TextDecoder, ...input: Parameters<TextDecoder["decode"]>): string {
  try {
    return decoder.decode(...input);
  } catch {
    throw new Refusal("invalid", { status: 400, reason: "encoding" });
  }
}
