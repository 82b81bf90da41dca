// @ts-check
import { Failure } from "@inner-light/site-server";

const OLDEST = [24, 7];

/** Throws a `Failure` on a Node that has no `node:sqlite`, no Argon2 or no type stripping. Needs none of these itself. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Failure(
    `The server needs Node ${OLDEST.join(".")} or newer, and this is ${process.version}: install a current one from https://nodejs.org.`,
  );
}
