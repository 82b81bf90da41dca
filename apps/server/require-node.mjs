// @ts-check
import crypto from "node:crypto";
import { Failure } from "@inner-light/site-server/run-main";

/** Throws a `Failure` if Node lacks Argon2. This file must itself load on older versions. */
export function requireNode() {
  if ("argon2" in crypto) return;
  throw new Failure(
    `The server needs Node 24.7 or newer, and this is ${process.version}: install a current one from https://nodejs.org.`,
  );
}
