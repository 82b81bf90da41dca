import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as v from "valibot";

/** The password of every server that the measurements and the thorough tests start. */
export const PASSWORD = "a long sentence nobody guesses";

/** A server in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** What the process has written so far. */
  output(): string;
  /** Ends it as an owner does. */
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

/** Rejects with what the process wrote when it ends before it listens. */
export class NotStartedError extends Error {
  readonly signal: string | null;

  constructor(output: string, signal: string | null) {
    super(`The server did not start: ${output}`);
    this.signal = signal;
  }
}

const portSchema = v.object({ port: v.number() });

/** Starts a program of this folder that tells its port by a message. */
export async function startProcess(
  program: string,
  environment: NodeJS.ProcessEnv,
  execArgv: readonly string[] = [],
): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, program), {
    env: { PATH: process.env["PATH"], PORT: "0", HOST: "127.0.0.1", ADMIN_PASSWORD: PASSWORD, ...environment },
    execArgv: [...execArgv],
    silent: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const port = await portOf(child, () => output);
  return {
    port,
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
  };
}

function portOf(child: ChildProcess, output: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("message", (message) => resolve(v.parse(portSchema, message).port));
    child.once("error", reject);
    child.once("close", (_code, signal) => reject(new NotStartedError(output(), signal)));
  });
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "close");
  child.kill(signal);
  await ended;
}
