// @ts-check
import { spawnSync } from "node:child_process";
import { Failure } from "./fail.mjs";
import { workspaceEnvironment } from "./package-scripts.mjs";

/** What the commands themselves need, and what the tools they start need. */
const OLDEST_FOR_COMMANDS = "20.0";
const OLDEST_FOR_TOOLS = "22.22";

/** Says what to do when the Node that runs this very command is too old. */
export function requireNodeForCommands() {
  if (isOlder(process.version, OLDEST_FOR_COMMANDS)) {
    throw new Failure(
      `Inner Light needs Node ${OLDEST_FOR_COMMANDS} or newer and this is ${process.version}: install a current one from https://nodejs.org.`,
    );
  }
}

/** Says what to do when no new enough Node is there for the tools. On Linux (x64) the packages bring one along. */
export function requireNodeForTools() {
  const found = spawnSync("node --version", { shell: true, env: workspaceEnvironment(), encoding: "utf8" });
  const version = found.status === 0 ? found.stdout.trim() : "none";
  if (version === "none" || isOlder(version, OLDEST_FOR_TOOLS)) {
    throw new Failure(
      `The build and test tools need Node ${OLDEST_FOR_TOOLS} or newer on this system and found ${version}: install a current one from https://nodejs.org.`,
    );
  }
}

/**
 * @param {string} version
 * @param {string} oldest
 */
export function isOlder(version, oldest) {
  const [major = 0, minor = 0] = version.replace("v", "").split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split(".").map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}
