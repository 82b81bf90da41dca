import { type ErrorCode, type ErrorReason, isInnerLightError } from "@inner-light/core";
import { fill } from "./fill.ts";
import { site } from "./site.ts";

export interface ErrorMessage {
  readonly title: string;
  readonly text: string;
}

/** Messages by the code or the reason of an error. */
export type ErrorWords = Readonly<Partial<Record<ErrorCode | ErrorReason, ErrorMessage>>> &
  Readonly<Record<"notLoaded" | "unexpected", ErrorMessage>> & {
    /** For a change whose response may have been lost. */
    readonly perhapsDone?: ErrorMessage;
    /** Takes precedence over the messages by code. Returns nothing for most errors. */
    readonly special?: (error: unknown) => ErrorMessage | undefined;
  };

/** Whether an import failed, judging by each engine's message, because the host may have a newer build. */
export function isNotLoaded(error: unknown): boolean {
  return error instanceof TypeError && /import(?:ed|ing)|JavaScript MIME/i.test(error.message);
}

export function errorMessageFor(error: unknown, words: ErrorWords): ErrorMessage {
  const special = words.special?.(error);
  if (special !== undefined) return special;
  if (!isInnerLightError(error)) return isNotLoaded(error) ? words.notLoaded : words.unexpected;
  const { title, text } = (error.reason && words[error.reason]) ?? words[error.code] ?? words.unexpected;
  return { title, text: fill(text, { address: site.url }) };
}
