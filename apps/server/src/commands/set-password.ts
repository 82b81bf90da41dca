import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Failure } from "@inner-light/site-server";
import { MIN_PASSWORD_LENGTH } from "../config/server-config.ts";
import { hashPassword } from "../password/password-hash.ts";
import { withDatabase } from "./with-database.ts";

/** `set-password`: stores another password and ends every session. `--print` prints ADMIN_PASSWORD_HASH instead. */
export async function setPassword(isPrinted: boolean): Promise<string> {
  const password = await readPassword(process.stdin);
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new Failure(`The password must have at least ${MIN_PASSWORD_LENGTH} characters. Nothing was changed.`);
  }
  const hash = await hashPassword(password);
  if (isPrinted) return `ADMIN_PASSWORD_HASH='${hash}'`;
  return withDatabase(async ({ backend, config, where }) => {
    await backend.ownerPassword.setHash(hash);
    return config.password === undefined
      ? `The password is set in ${where}, and everyone who was in /admin has to enter the new one.`
      : `The password is set in ${where} until the next start: ADMIN_PASSWORD or ADMIN_PASSWORD_HASH is also set, and wins then.`;
  });
}

/** Reads a line: from a terminal without showing it, or from a pipe. An input that ends without a line is an empty one. */
export async function readPassword(input: Readable & { readonly isTTY?: boolean }): Promise<string> {
  const isTerminal = input.isTTY === true;
  if (isTerminal) process.stderr.write("New password (it is not shown): ");
  const lines = createInterface({ input, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write("\n");
  }
}
