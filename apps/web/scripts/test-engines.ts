import { join } from "node:path";
import { runMain } from "../build/failure.mjs";
import { firefoxPath, webKitPrograms } from "../build/find-engines.ts";
import { repository, web } from "../build/paths.mjs";
import { runCommand } from "../build/run-command.mjs";
import { reportCheck } from "./checks/report-check.mjs";
import { skippedJourneys } from "./checks/skipped-journeys.ts";
import { playwrightTotals } from "./checks/totals.mjs";

/**
 * `pnpm test:engines`, on the built site: the journeys in Firefox and in WebKit, and the reason for each that an engine's
 * driver cannot do. An engine that is not installed is named and left out.
 */

const engines = [
  { engine: "firefox", isInstalled: firefoxPath() !== undefined },
  { engine: "webkit", isInstalled: webKitPrograms() !== undefined },
];

await runMain(async () => {
  let passed = 0;
  let failed = 0;
  for (const { engine, isInstalled } of engines) {
    if (!isInstalled) {
      process.stdout.write(`- ${engine} not run: no such browser here (README, Commands)\n`);
      continue;
    }
    const report = join(repository, "reports", `${engine}.json`);
    const totals = await reportCheck(`journeys in ${engine}`, async () => {
      const { code, output } = await runCommand(
        "playwright test --config e2e/engines/playwright.config.ts --workers=2 --reporter=dot,json",
        {
          cwd: web,
          env: { ...process.env, ENGINE: engine, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        },
      );
      return { totals: playwrightTotals(report, code), output };
    });
    for (const { title, reason } of skippedJourneys(report)) process.stdout.write(`  - ${title}: ${reason}\n`);
    passed += totals.passed;
    failed += totals.failed;
  }
  process.exitCode = failed === 0 ? 0 : 1;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
});
