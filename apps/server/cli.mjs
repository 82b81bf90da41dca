// @ts-check
import { runMain } from "../web/build/failure.mjs";
import { requireNode } from "./require-node.mjs";

/** `npm run shared -- set-password`, `backup` or `restore`. */
await runMain(async () => {
  requireNode();
  const { runCommand } = await import("./src/commands/run-command.ts");
  await runCommand(process.argv.slice(2));
});
