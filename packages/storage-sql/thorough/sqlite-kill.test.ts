import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "vitest";
import { expectNothingLost } from "./killed-writers.ts";

it("SQLite keeps every acknowledged message once, when its process is killed thirty times", async () => {
  const folder = mkdtempSync(join(tmpdir(), "inner-light-kill-"));
  await expectNothingLost(join(folder, "data.db"), 30);
  rmSync(folder, { recursive: true });
});
