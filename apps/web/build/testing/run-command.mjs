// @ts-check
import { spawn } from "node:child_process";

/**
 * Runs a shell command. Resolves to code 127 if it does not start.
 *
 * @param {string} command
 * @param {{ cwd?: string; env?: NodeJS.ProcessEnv; timeout?: number }} [options] `timeout` in milliseconds.
 * @returns {Promise<{ code: number; output: string }>}
 */
export function runCommand(command, options) {
  const child = spawn(command, { ...options, shell: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  return new Promise((resolve) => {
    child.on("error", ({ message }) => resolve({ code: 127, output: message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
