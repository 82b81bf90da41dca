// @ts-check
import { runMain } from "@inner-light/site-server/run-main";
import { requireNode } from "./require-node.mjs";

/** `npm run shared -- set-password`, `backup`, `restore` or `test-mail`. */
// Only this user may read the files that it writes, because they hold visitors' messages.
process.umask(0o077);

await runMain(async () => {
  requireNode();
  const { runOwnerCommand } = await import("./src/commands/run-owner-command.ts");
  const { createLog } = await import("./src/log.ts");
  const log = createLog((line) => process.stderr.write(line));
  process.stdout.write(`${await runOwnerCommand(process.argv.slice(2), log)}\n`);
});
