import { parseArgs } from "node:util";
import { Failure } from "@inner-light/site-server";
import { loadEnvironmentFile } from "../config/server-config.ts";
import { backup, restore } from "./backup-and-restore.ts";
import { setPassword } from "./set-password.ts";
import { testMail } from "./test-mail.ts";

/** Runs the command that the words name. Throws a `Failure` for an unknown one, and for an unknown option. */
export async function runOwnerCommand(words: readonly string[]): Promise<void> {
  const { positionals, values } = parse(words);
  const [name = "", file] = positionals;
  const commands = new Map([
    ["set-password", () => setPassword(values.print)],
    ["backup", backup],
    ["restore", () => restore(file, values.replace)],
    ["test-mail", testMail],
  ]);
  const command = commands.get(name);
  if (command === undefined) throw new Failure(`The commands are ${[...commands.keys()].join(", ")}.`);
  loadEnvironmentFile();
  process.stdout.write(`${await command()}\n`);
}

function parse(words: readonly string[]) {
  const option = { type: "boolean", default: false } as const;
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: { print: option, replace: option } });
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}. Nothing was changed.`);
  }
}
