import { isInnerLightError } from "@inner-light/core";

export type Log = ReturnType<typeof createLog>;

/** The administrator's log. Contains no IP addresses and nothing that visitors wrote. */
export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)) {
  const line = (level: string, text: string) => write(`${new Date().toISOString()} ${level} ${text}\n`);
  return {
    info: (text: string) => line("info", text),
    warn: (text: string) => line("warning", text),
    /** `during` is a sentence that says what failed. */
    error: (during: string, error: unknown) => line("error", `${during}: ${describe(error)}`),
  };
}

/** Our own errors are safe to log. Other errors may quote values, so only their names, codes and places are logged. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  const text = isInnerLightError(error) ? `${error.name}: ${error.message}` : `${error.name}${code}${placeOf(error)}`;
  return error.cause === undefined ? text : `${text}, because of ${describe(error.cause)}`;
}

function placeOf({ stack = "" }: Error): string {
  const [, place] = /\n\s+at .*?([^/()\s]+:\d+):\d+\)?/.exec(stack) ?? [];
  return place === undefined ? "" : ` at ${place}`;
}
