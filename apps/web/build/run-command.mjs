// @ts-check
import { spawn } from "node:child_process";

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/**
 * Runs a shell command and returns its exit code and output. A command that cannot be started has code 127.
 *
 * @param {string} command
 * @param {{ cwd?: string; env?: NodeJS.ProcessEnv; timeout?: number }} [options] `timeout` in milliseconds.
 * @returns {Promise<{ code: number; output: string }>}
 */
export function runCommand(command, { cwd, env, timeout } = {}) {
  const child = spawn(command, { cwd, env, timeout, shell: true, stdio: ["ignore", "pipe", "pipe"] });
  children.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    const end = (/** @type {number} */ code) => {
      children.delete(child);
      resolve({ code, output });
    };
    child.on("error", (error) => {
      output += error.message;
      end(127);
    });
    child.on("close", (code) => end(code ?? 1));
  });
}
