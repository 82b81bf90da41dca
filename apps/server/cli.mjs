// @ts-check
import { runMain } from "@inner-light/site-server/run-main";
import { requireNode } from "./require-node.mjs";

// The data files hold visitors' messages, so only this user may read them.
process.umask(0o077);

await runMain(async () => {
  requireNode();
  const { runOwnerCommand } = await import("./src/commands/run-owner-command.ts");
  const { createLog } = await import("./src/log.ts");
  const log = createLog((line) => process.stderr.write(line));
  process.stdout.write(`${await runOwnerCommand(process.argv.slice(2), log)}\n`);
});
