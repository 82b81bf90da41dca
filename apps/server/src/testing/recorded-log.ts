import { createLog } from "../log.ts";

/** A log, and the lines that were written to it. */
export function recordedLog() {
  const lines: string[] = [];
  return { lines, log: createLog((line) => lines.push(line)) };
}
