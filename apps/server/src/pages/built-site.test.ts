import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { loadBuiltSite } from "./built-site.ts";

function build(folder: string, name: string): void {
  const pages = join(folder, name, "pages");
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, "package.json"), '{"type":"module"}');
  writeFileSync(join(pages, "render-pages.js"), `export const pageRenderer = { facts: { practiceName: "${name}" } };`);
}

it("loads the newest complete build", async () => {
  const folder = temporaryFolder();
  for (const name of ["10", "9", "unfinished"]) build(folder, name);
  expect(await loadBuiltSite(folder)).toMatchObject({
    facts: { practiceName: "10" },
    directory: join(folder, "10/site"),
    earlier: [join(folder, "9/site")],
  });
});

it("does not start without a complete build", async () => {
  const folder = temporaryFolder();
  build(folder, "unfinished");
  await expect(loadBuiltSite(folder)).rejects.toThrow("There is no built site yet");
});
