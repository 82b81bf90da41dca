// @ts-check
/** A failure whose message is meant for the person at the terminal: one sentence, no stack. */
export class Failure extends Error {
  /** @override */
  name = "Failure";
}

/**
 * Runs a script's main function. What goes wrong ends it with exit code 1, in words where we have them.
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
