import { execFileSync } from "node:child_process";
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
