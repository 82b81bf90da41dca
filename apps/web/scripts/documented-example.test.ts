import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repository } from "../build/paths.mjs";

const read = (file: string) => readFileSync(join(repository, file), "utf8");

it("the test shown in README.md is in the repository", () => {
  expect(read("README.md")).toContain(`\n\`\`\`tsx\n${read("apps/web/src/testing/render-site.test.tsx")}\`\`\`\n`);
});
