// @ts-check
/** A failure whose message is for the person at the terminal: sentences, no stack. */
export class Failure extends Error {
  /** @override */
  name = "Failure";
}

/**
 * Runs a script's main function. An error ends the script with exit code 1; a `Failure` prints its message, any other
 * error its stack.
 *
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
