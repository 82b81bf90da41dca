import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Starts processes at once that each open the database and add one event. Returns their exit codes. */
export function startTogether(count: number, urlOrFile: string): Promise<unknown[]> {
  const opener = join(import.meta.dirname, "open-in-process.ts");
  const starts = Array.from({ length: count }, async () => (await once(fork(opener, [urlOrFile]), "exit"))[0]);
  return Promise.all(starts);
}
