// @ts-check
import { exec } from "node:child_process";

/**
 * Runs a shell command and returns its exit code and output. A command that cannot be started has code 127.
 *
 * @param {string} command
 * @param {{ cwd?: string; env?: NodeJS.ProcessEnv; timeout?: number }} [options] `timeout` in milliseconds.
 * @returns {Promise<{ code: number; output: string }>}
 */
export function runCommand(command, options) {
  return new Promise((resolve) => {
    exec(`(${command}) 2>&1`, { ...options, maxBuffer: Number.POSITIVE_INFINITY }, (error, output) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output }),
    );
  });
}
