// @ts-check
/** An error for the person at the terminal: prints its message without a stack. */
export class Failure extends Error {
  /** @override */
  name = "Failure";
}

/**
 * Runs a script's main function. An error sets exit code 1 and prints its stack, or only its message if it is a
 * `Failure`.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    const text = error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`\n${text}\n`);
    process.exitCode = 1;
  }
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Resolves at the first signal to stop, or when the parent process ends: the shell that npm starts passes no signal on. A
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
