// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { repository } from "./paths.mjs";
import { run } from "./processes.mjs";

/**
 * Runs the scripts of package.json as pnpm would, without needing pnpm once everything is installed: with the
 * workspace's own programs, and its own Node where it brings one, first on the PATH.
 */

/** @typedef {{ name: string; packageManager?: string; scripts?: Record<string, string> }} Manifest */

/**
 * @param {string} directory
 * @returns {Manifest}
 */
export function readManifest(directory) {
  return JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
}

/** The folders of all packages and apps. */
export function workspaceDirectories() {
  return ["packages", "apps"]
    .flatMap((group) => readdirSync(join(repository, group)).map((name) => join(repository, group, name)))
    .filter((directory) => existsSync(join(directory, "package.json")));
}

/** @returns {NodeJS.ProcessEnv} */
export function workspaceEnvironment(directory = repository) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const bins = [directory, repository].map((folder) => join(folder, "node_modules/.bin"));
  return { ...process.env, [name]: [...new Set(bins), process.env[name]].join(delimiter) };
}

/**
 * Runs a script of the package in a folder, with more arguments if wanted.
 *
 * @param {string} directory
 * @param {string} script
 * @param {{ args?: string; env?: Record<string, string | undefined> }} [options]
 */
export function runScript(directory, script, { args = "", env = {} } = {}) {
  const command = readManifest(directory).scripts?.[script];
  if (command === undefined) throw new Error(`${directory}/package.json has no script "${script}"`);
  return run(`${command} ${args}`.trim(), { cwd: directory, env: { ...workspaceEnvironment(directory), ...env } });
}
