import { it } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";

it("a server on SQLite that is killed thirty times keeps every acknowledged message once", async () => {
  await expectNothingLost("SQLite", { DATA_DIR: temporaryFolder() });
});
