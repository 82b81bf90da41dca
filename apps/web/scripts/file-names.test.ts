import { execFileSync, spawnSync } from "node:child_process";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { repository } from "../build/paths.mjs";

/** Files identified by their folder, and parts that each sibling package has. */
const FREE = /^apps\/web\/(src\/routes|words|practice)\/|(^|\/)(index\.|vitest\.)|\.(config|d)\.(ts|mjs)$/;

/** A test shares its name with the file it tests. */
const nameOf = (file: string) => basename(file).replace(/(\.test)?\.(tsx?|mjs)$/, "");

it("no two modules share a file name", () => {
  const listed = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: repository, encoding: "utf8" });
  const files = listed.split("\n").filter((file) => file !== "" && !FREE.test(file));
  const places = new Set(files.map((file) => join(dirname(file), nameOf(file))));
  const names = Array.from(places, (place) => basename(place));
  const isShared = (place: string) => names.indexOf(basename(place)) !== names.lastIndexOf(basename(place));
  expect([...places].filter(isShared)).toEqual([]);
});

/** A declaration, or a rule on one line. */
const LONG_STYLE = '^ +[^ "`][^`]{118,};( \\})*$';

it("no style has a line longer than 120 characters, because Biome formats no styles", () => {
  const options = { cwd: repository, encoding: "utf8" } as const;
  const { status, stdout } = spawnSync("git", ["grep", "-nE", LONG_STYLE, "--", "apps/web/src"], options);
  // The status 1 means that nothing matched.
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
});
