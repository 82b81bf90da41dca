import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as v from "valibot";

/** The password of every server that the measurements and the thorough tests start. */
export const PASSWORD = "a long sentence nobody guesses";

const portSchema = v.object({ port: v.number() });

/** A server in a separate process. */
export type ServerProcess = Awaited<ReturnType<typeof startProcess>>;

/**
 * Starts `serve-child.ts` in a separate process, which sends its port as a message. Rejects with its output, and the
 * signal as the cause, if it exits first.
 */
export async function startProcess(environment: NodeJS.ProcessEnv, execArgv: readonly string[] = []) {
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
  return {
    port,
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    /** Stops it as an owner does. */
    stop: () => end("SIGTERM"),
    /** Kills it, like a power cut. */
    kill: () => end("SIGKILL"),
  };
}
