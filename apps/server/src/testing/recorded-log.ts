import { createLog } from "../log.ts";

export function recordedLog() {
  const lines: string[] = [];
  return { lines, log: createLog((line) => lines.push(line)) };
}
