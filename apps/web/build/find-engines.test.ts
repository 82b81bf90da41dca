import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { firefoxPath } from "./find-engines.ts";

let folder = "";
afterEach(() => {
  vi.unstubAllEnvs();
  return rm(folder, { recursive: true });
});

test("Firefox is found under either of its names, the extended-support release first", async () => {
  folder = await mkdtemp(join(tmpdir(), "programs-"));
  vi.stubEnv("FIREFOX_PATH", undefined);
  vi.stubEnv("PATH", folder);
  expect(firefoxPath()).toBeUndefined();

  await writeFile(join(folder, "firefox"), "");
  expect(firefoxPath()).toBe(join(folder, "firefox"));

  await writeFile(join(folder, "firefox-esr"), "");
  expect(firefoxPath()).toBe(join(folder, "firefox-esr"));
});
