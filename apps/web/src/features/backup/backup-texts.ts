import { type MarkedFileRefusal, ValidationError } from "@inner-light/core";
import { errorMessageFor } from "../../site/error-messages.ts";

/** Why a file is refused, and what to do instead. */
export const refusalTexts: Record<MarkedFileRefusal, string> = {
  empty: "This file is empty. Nothing was changed.",
  "too-large": "This file is larger than any backup of this site. Nothing was changed.",
  damaged: "This backup is damaged: part of it is missing or altered. Nothing was changed. Please use another copy.",
  newer: "A newer version of this site made this backup. Nothing was changed. Please reload the page first.",
  foreign: "This file is not a backup of this site. Nothing was changed.",
};

export function refusalText(error: unknown): string {
  const code = error instanceof ValidationError ? error.issues[0]?.code : undefined;
  return new Map<unknown, string>(Object.entries(refusalTexts)).get(code) ?? errorMessageFor(error).text;
}

/** The day of a moment in the owner's time zone. */
export function dayText(moment: number | string): string {
  return new Date(moment).toLocaleDateString("en-US", { dateStyle: "long" });
}
