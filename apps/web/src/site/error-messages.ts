import { type ErrorCode, type ErrorReason, isInnerLightError } from "@inner-light/core";
import { fill } from "./fill.ts";
import { site } from "./site.ts";

export interface ErrorMessage {
  readonly title: string;
  readonly text: string;
}

export type ErrorWords = Readonly<Partial<Record<ErrorCode | ErrorReason, ErrorMessage>>> &
  Readonly<Record<"notLoaded" | "unexpected", ErrorMessage>> & {
    /** For a change that may have been saved although the response was lost. */
    readonly perhapsDone?: ErrorMessage;
    /** Takes precedence over the messages by code. */
    readonly special?: (error: unknown) => ErrorMessage | undefined;
  };

/** Whether a dynamic import failed. Each engine has its own message. */
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
