// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { repository } from "./paths.mjs";

/**
 * A short text that changes when one of these files (or a file in one of these folders) or values changes. What is
 * written by the build itself, and tests, are left out.
 *
 * @param {string[]} paths
 * @param {(string | undefined)[]} [values]
 */
export function fingerprint(paths, values = []) {
  const hash = createHash("sha256").update(JSON.stringify(values.map((value) => value ?? null)));
  for (const file of paths.flatMap(filesIn)) {
    hash.update(`\0${relative(repository, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return NOT_AN_INPUT.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

const NOT_AN_INPUT = /\.gen\.ts$|\.test\.tsx?$/;
