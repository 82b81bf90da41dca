// @ts-check
// JavaScript, because an outdated Node must run it to report that it is outdated.

/** An error for the person at the terminal. `runMain` prints its message without a stack. */
export class Failure extends Error {
  /** @override */
  name = "Failure";

  /**
   * @param {string} message
   * @param {ErrorOptions} [options]
   */
  constructor(message, options) {
    super(message, options);
    // Vite prints the stack of a configuration error, but the mistake is not in the code.
    this.stack = message;
  }
}

/**
 * Runs a main function. On an error, prints the stack, or just the message of a `Failure`, and sets exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 1;
  }
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Resolves at the first stop signal or when the parent process ends, because npm's shell does not forward signals. A
 * second signal ends the process as usual.
 * @returns {Promise<void>}
 */
export function stopRequest(parent = process.ppid) {
  return new Promise((resolve) => {
    const stop = () => {
      clearInterval(timer);
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve();
    };
    const timer = setInterval(() => process.ppid !== parent && stop(), 300).unref();
    for (const signal of SIGNALS) process.on(signal, stop);
  });
}
