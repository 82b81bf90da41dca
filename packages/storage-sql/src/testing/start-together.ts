import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

/** Starts processes at once that each open the database and add one event. Returns their exit codes. */
export function startTogether(count: number, urlOrFile: string): Promise<(number | null)[]> {
  const opener = join(import.meta.dirname, "open-in-process.ts");
  return Promise.all(Array.from({ length: count }, () => exitOf(fork(opener, [urlOrFile]))));
}

function exitOf(process: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => process.on("exit", resolve));
}
