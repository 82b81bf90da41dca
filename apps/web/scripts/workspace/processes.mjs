// @ts-check
import { spawn } from "node:child_process";

/**
 * Child processes: run one to its end, and leave none behind. Each child leads a process group of its own, so that
 * stopping it also stops whatever it has started.
 */

const isWindows = process.platform === "win32";

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [timeout] Milliseconds after which the child is stopped.
 * @property {(line: string) => void} [onLine] Told of each line as it is written.
 */

/**
 * Runs a shell command to its end and keeps what it wrote. A command that cannot be started has code 127.
 *
 * @param {string} command
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number; output: string; timedOut: boolean }>}
 */
export function run(command, { cwd, env, timeout, onLine } = {}) {
  const child = spawn(command, { cwd, env, shell: true, detached: !isWindows, stdio: ["ignore", "pipe", "pipe"] });
  children.add(child);
  let output = "";
  let timedOut = false;
  const timer =
    timeout === undefined
      ? undefined
      : setTimeout(() => {
          timedOut = true;
          signal(child, "SIGKILL");
        }, timeout);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text) => {
      output += text;
      if (onLine) for (const line of text.split(/[\r\n]+/)) if (line.trim() !== "") onLine(line.trim());
    });
  }
  return new Promise((resolve) => {
    const end = (/** @type {number} */ code) => {
      clearTimeout(timer);
      children.delete(child);
      if (exitWhenAlone !== undefined) exitWhenAlone();
      else resolve({ code, output, timedOut });
    };
    child.on("error", (error) => {
      output += error.message;
      end(127);
    });
    child.on("close", (code) => end(code ?? 1));
  });
}

/** Set while this process is ending: what a child's end means then. @type {(() => void) | undefined} */
let exitWhenAlone;

/**
 * Ends this process on Ctrl-C and its like, children first.
 *
 * @param {{ exitCode: number; before?: () => void }} options
 */
export function stopOnSignals({ exitCode, before }) {
  const stop = () => {
    before?.();
    exitWhenAlone = () => {
      if (children.size === 0) process.exit(exitCode);
    };
    exitWhenAlone();
    for (const child of children) signal(child, "SIGTERM");
    setTimeout(() => process.exit(exitCode), GRACE);
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, stop);
  whenAbandoned(stop);
  process.on("exit", () => {
    for (const child of children) signal(child, "SIGKILL");
  });
}

/**
 * npm runs a script through a shell, and a signal sent to npm ends that shell without reaching the script.
 *
 * @param {() => void} stop
 */
function whenAbandoned(stop) {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY);
  timer.unref();
}

const LOOK_EVERY = 300;

/** How long a child may take to put its own things away, in milliseconds. */
const GRACE = 1500;

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function signal(child, name) {
  if (child.pid === undefined) return;
  try {
    if (isWindows) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // It has ended already.
  }
}
