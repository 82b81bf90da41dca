// @ts-check
/**
 * Runs one check and prints a line with its result, name, time and number of tests; then its output if it failed.
 *
 * @typedef {import("./totals.mjs").Totals} Totals
 * @typedef {{ totals: Totals; output: string }} Outcome
 *
 * @param {string} name
 * @param {() => Promise<Outcome>} check
 * @returns {Promise<Totals>}
 */
export async function reportCheck(name, check) {
  const start = performance.now();
  const { totals, output } = await check().catch((error) => ({
    totals: { passed: 0, failed: 1 },
    output: error instanceof Error ? error.message : String(error),
  }));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const mark = totals.failed === 0 ? "✓" : "✗";
  const count = totals.passed + totals.failed === 1 ? "" : `${totals.passed + totals.failed} tests`;
  process.stdout.write(`${mark} ${name.padEnd(32)} ${seconds.padStart(6)} s  ${count}`.trimEnd().concat("\n"));
  if (totals.failed > 0) process.stdout.write(`\n${output.trim()}\n\n`);
  return totals;
}
