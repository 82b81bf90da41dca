import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { createHttpBackend, type HttpBackend } from "@inner-light/storage-http";
import { pageUnderTest } from "@inner-light/storage-http/testing";
import { onTestFinished } from "vitest";
import { PASSWORD, type ServerProcess, startProcess } from "./child-process.ts";

const PAUSE_MS = 20;

/** A server in a separate process that ends with the test. */
export async function startServer(
  environment: NodeJS.ProcessEnv,
  execArgv: readonly string[] = [],
): Promise<ServerProcess> {
  const server = await startProcess(environment, execArgv);
  onTestFinished(() => server.kill());
  return server;
}

/** A page with very short pauses between its tries. */
export function openPage(origin: string): HttpBackend {
  return createHttpBackend(pageUnderTest(origin, { delay: () => setTimeout(PAUSE_MS) }));
}

export async function openAdmin(origin: string): Promise<HttpBackend> {
  const page = openPage(origin);
  if (!(await page.gate.unlock(PASSWORD))) throw new Error("The password was refused");
  return page;
}

/** The status of a server's health check; 0 when nothing responds. */
export async function healthOf(origin: string): Promise<number> {
  try {
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** A server's peak memory so far, in MB. */
export function mostMemoryOf({ pid }: ServerProcess): number {
  const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(peak) / 1024);
}
