import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createHttpBackend, type HttpBackend } from "@inner-light/storage-http";
import { pageUnderTest } from "@inner-light/storage-http/testing";
import * as v from "valibot";
import { onTestFinished } from "vitest";

export const PASSWORD = "a long sentence nobody guesses";

const PAUSE_MS = 20;
const portSchema = v.object({ port: v.number() });

/** Runs `serve-child.ts` until the test ends. Rejects with its output if it exits early. */
export async function startServer(environment: NodeJS.ProcessEnv, execArgv: readonly string[] = []) {
  const child = fork(join(import.meta.dirname, "serve-child.ts"), {
    env: { PATH: process.env["PATH"], PORT: "0", HOST: "127.0.0.1", ADMIN_PASSWORD: PASSWORD, ...environment },
    execArgv: [...execArgv],
    silent: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const closed = once(child, "close");
  const notStarted = closed.then(([, signal]) => {
    throw new Error(`The server did not start: ${output}`, { cause: signal });
  });
  const [message] = await Promise.race([once(child, "message"), notStarted]);
  const { port } = v.parse(portSchema, message);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await closed;
  };
  onTestFinished(() => end("SIGKILL"));
  return {
    port,
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    stop: () => end("SIGTERM"),
    /** Like a power failure. */
    kill: () => end("SIGKILL"),
  };
}

/** Retries almost immediately. */
export function openPage(origin: string): HttpBackend {
  return createHttpBackend(pageUnderTest(origin, { delay: () => setTimeout(PAUSE_MS) }));
}

export async function openAdmin(origin: string): Promise<HttpBackend> {
  const page = openPage(origin);
  if (!(await page.gate.unlock(PASSWORD))) throw new Error("The password was refused");
  return page;
}

export async function healthOf(origin: string): Promise<number> {
  try {
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
